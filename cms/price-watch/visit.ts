import { APIError, type Payload } from 'payload';
import type { Product, WatchedPrice } from '#collections/payload-types.ts';
import { isDatabaseAway } from '#cms/database/is-database-away.ts';
import { isKept, keepTextEvidence } from '#cms/evidence/keep-evidence.ts';
import { webOf } from '#cms/web/web-client.ts';
import { lookUp } from './look-up.ts';
import { nameFound } from './name-found.ts';
import type { Found } from './page/reading.ts';
import { readingOf, type Target } from './target.ts';
import { writeVisit } from './write-visit.ts';

const dayMilliseconds = 24 * 3_600_000;

/**
 * Visits the page of a watched price, and stores what it says: a check, a proposal, or why it says nothing. A visit that
 * fails is over too, so that no other price waits for it.
 * @throws if it is aborted or the database is away: the visit is still due.
 */
export async function visit(
  payload: Payload,
  target: Target,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { watch, product } = target;
  const visitedAt = new Date();
  const next = new Date(visitedAt.getTime() + watch.everyDays * dayMilliseconds);
  const visited = {
    visitedAt: visitedAt.toISOString(),
    nextVisitAt: next.toISOString(),
    readWith: readingOf(target),
  };
  try {
    await readPage(payload, target, { visited, signal });
  } catch (error) {
    if (signal?.aborted || isDatabaseAway(error)) throw error;
    payload.logger.error(
      { err: error, product: product.id },
      'A watched price could not be visited',
    );
    await writeFailure(payload, watch, { ...visited, outcome: outcomeOf(error) });
  }
}

type Visited = { visitedAt: string; nextVisitAt: string; readWith: string };

async function readPage(
  payload: Payload,
  target: Target,
  { visited, signal }: { visited: Visited; signal: AbortSignal | undefined },
): Promise<void> {
  const { watch, wanted, address, rule } = target;
  const { failures, readWith, seenEvidence } = watch;
  const isKnown =
    readWith === visited.readWith &&
    !failures &&
    seenEvidence &&
    // Editors may delete what no observation names.
    (await isKept(payload, seenEvidence));
  const lookedUp = await lookUp(webOf(payload), {
    address,
    rule,
    product: wanted,
    signal,
    ...(isKnown && { etag: watch.etag, lastModified: watch.lastModified }),
  });

  if (lookedUp.isSame) {
    const { seenInStock = null } = watch;
    const seen = { pricePence: watch.seenPricePence ?? 0, inStock: seenInStock };
    return conclude(payload, target, {
      seen,
      evidence: watch.seenEvidence ?? null,
      data: { ...visited, outcome: `${nameFound(seen)}, as before` },
    });
  }
  const { reading, etag, lastModified } = lookedUp;
  if ('problem' in reading) {
    return writeFailure(payload, watch, { ...visited, outcome: reading.problem });
  }
  const evidence = await keepTextEvidence(payload, evidenceText(address ?? '', reading));
  return conclude(payload, target, {
    seen: reading,
    evidence,
    data: {
      ...visited,
      etag,
      lastModified,
      seenExcerpt: reading.excerpt,
      outcome: nameFound(reading),
    },
  });
}

async function writeFailure(
  payload: Payload,
  watch: WatchedPrice,
  data: Visited & { outcome: string },
): Promise<void> {
  const failures = (watch.failures ?? 0) + 1;
  // What an earlier visit saw may be long past, but what was refused stays so.
  const proposal = watch.proposal === 'refused' ? 'refused' : null;
  await writeVisit(payload, watch, { ...data, failures, proposal });
}

function outcomeOf(error: unknown): string {
  return error instanceof APIError && error.status < 500
    ? `The check could not be stored: ${error.message}`
    : 'Something went wrong on our side; the server’s log says what.';
}

type Conclusion = {
  seen: Pick<Found, 'inStock' | 'pricePence'>;
  evidence: string | null;
  data: Partial<WatchedPrice> & { visitedAt: string };
};

async function conclude(payload: Payload, target: Target, { seen, evidence, data }: Conclusion) {
  const { watch, countsUnchanged } = target;
  // It may have been changed while the page was fetched.
  const product = await readProduct(payload, target.product.id);
  if (!product) return;
  const { pricePence } = seen;
  // A page that says nothing of stock does not change it, and is no check of it either.
  const inStock = seen.inStock ?? product.inStock;
  const isStockSeen = seen.inStock !== null;
  const isChanged = pricePence !== product.pricePence || inStock !== product.inStock;
  const wasRefused =
    watch.proposal === 'refused' &&
    watch.seenPricePence === pricePence &&
    (watch.seenInStock ?? product.inStock) === inStock;
  const isLater = product.checkedAt < data.visitedAt;
  if (isStockSeen && !isChanged && countsUnchanged && isLater) {
    await payload.update({
      collection: 'products',
      id: product.id,
      data: { checkedAt: data.visitedAt, evidence },
      depth: 0,
      overrideAccess: true,
      context: { isFromPriceWatch: true },
    });
  }
  await writeVisit(payload, watch, {
    ...data,
    failures: 0,
    proposal: isChanged ? (wasRefused ? 'refused' : 'waiting') : null,
    seenAt: data.visitedAt,
    seenPricePence: pricePence,
    seenInStock: seen.inStock,
    seenEvidence: evidence,
    storedPricePence: product.pricePence,
    storedInStock: product.inStock,
  });
}

async function readProduct(payload: Payload, id: string): Promise<Product | null> {
  return payload.findByID({
    collection: 'products',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  });
}

/** The same page makes the same evidence: when it was seen stands in the observation. */
function evidenceText(address: string, found: Found): string {
  return `${address}\n${nameFound(found)}\nRead from ${found.source}\n\n${found.excerpt}\n`;
}
