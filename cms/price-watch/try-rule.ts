import type { PayloadRequest } from 'payload';
import { relationId } from '#collections/relation-id.ts';
import { webOf } from '#cms/web/web-client.ts';
import { lookUp } from './look-up.ts';
import { nameFound } from './name-found.ts';
import type { Candidate } from './page/reading.ts';
import { readWatchedProviders, ruleFor } from './target.ts';
import { readMedicationNames, wantedProduct } from './wanted-product.ts';

/** A rule as it stands in a form, saved or not. */
export type TriedRule = {
  product?: string | null;
  address?: string | null;
  priceSelector?: string | null;
  stockSelector?: string | null;
};

export type Tried = {
  address: string;
  /** What the rule finds, as in `£129, in stock`, or why it finds nothing. */
  found?: string;
  problem?: string;
  /** Where that stands, as in `JSON-LD`. */
  source?: string;
  /** The prices on the page, each with its selector. */
  candidates: Candidate[];
};

/** Looks up what a rule finds at the moment; nothing is stored. */
export async function tryRule(
  { product: id, ...own }: TriedRule,
  req: PayloadRequest,
): Promise<Tried> {
  const { payload } = req;
  const product = id
    ? await payload.findByID({
        collection: 'products',
        id,
        depth: 0,
        disableErrors: true,
        overrideAccess: false,
        user: req.user,
      })
    : null;
  const providerId = product ? relationId(product.provider) : undefined;
  const providers = providerId ? await readWatchedProviders(payload, [providerId]) : undefined;
  const provider = providerId ? providers?.get(providerId) : undefined;
  const { address, rule } = ruleFor(own, provider, product ?? undefined);
  const wanted = product && wantedProduct(product, await readMedicationNames(payload));
  const lookedUp = await lookUp(webOf(payload), { address, rule, product: wanted });
  if (lookedUp.isSame) throw new Error('A page that nobody knows cannot be the same.');
  const { reading, candidates } = lookedUp;
  const tried = { address: address ?? '', candidates };
  return 'problem' in reading
    ? { ...tried, problem: reading.problem }
    : { ...tried, found: nameFound(reading), source: reading.source };
}
