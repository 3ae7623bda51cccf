import type { Payload } from 'payload';
import type { WatchedPrice } from '#collections/payload-types.ts';

/**
 * Stores what a visit found, unless the rule has been changed meanwhile. No hook fires, and the document counts as unchanged: nobody
 * who has its form open is told that somebody else has saved it.
 */
export async function writeVisit(
  payload: Payload,
  { id, updatedAt }: Pick<WatchedPrice, 'id' | 'updatedAt'>,
  data: Partial<WatchedPrice>,
): Promise<void> {
  await payload.db.updateOne({
    collection: 'watched-prices',
    where: { and: [{ id: { equals: id } }, { updatedAt: { equals: updatedAt } }] },
    data: { ...data, updatedAt },
    returning: false,
  });
}
