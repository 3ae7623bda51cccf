import type { Payload, Where } from 'payload';
import { relationId } from '#collections/relation-id.ts';
import type { Observation } from '#collections/payload-types.ts';
import { seenFields } from '#collections/products/observed-fields.ts';

/** What was seen of a product, and what before; null if it was the first time. */
export type ObservedChange = {
  product: string;
  observed: Observation;
  before: Observation | null;
};

/** What a change is told of: all that is seen but the address it was seen at, and whether the product is listed. */
const toldFields = [...seenFields.filter((name) => name !== 'sourceUrl'), 'isListed' as const];
export type ToldField = (typeof toldFields)[number];

/** Whose observations are asked for; ids. */
export type ChangesOf = { provider: string } | { medication: string; dose: string };

/** The most changes that are told, and the most observations that are read to find them. */
const maxChanges = 50;
const maxRead = 1000;

/** The newest observations that found something else than the one before, newest first. */
export async function newestChanges(payload: Payload, of: ChangesOf): Promise<ObservedChange[]> {
  const { docs } = await payload.db.find<Observation>({
    collection: 'observations',
    where: whereOf(of),
    sort: '-recordedAt',
    limit: maxRead,
    pagination: false,
  });
  const later = new Map<string, Observation>();
  const changes: ObservedChange[] = [];
  for (const observation of docs) {
    const product = relationId(observation.product);
    const next = later.get(product);
    if (next && isChange(next, observation)) {
      changes.push({ product, observed: next, before: observation });
    }
    later.set(product, observation);
  }
  // What came before the oldest that were read is not known, unless all were read.
  if (docs.length < maxRead) {
    for (const [product, observed] of later) changes.push({ product, observed, before: null });
  }
  return changes
    .toSorted((a, b) => b.observed.recordedAt.localeCompare(a.observed.recordedAt))
    .slice(0, maxChanges);
}

function whereOf(of: ChangesOf): Where {
  if ('provider' in of) return { provider: { equals: of.provider } };
  return { and: [{ medication: { equals: of.medication } }, { dose: { equals: of.dose } }] };
}

function isChange(observed: Observation, before: Observation): boolean {
  return toldFields.some((field) => (observed[field] ?? null) !== (before[field] ?? null));
}
