import type { PayloadRequest } from 'payload';

/** How many of the chosen documents an action reached; the others could not be changed. */
export type Reached = { done: number; failed: number };

/** Marks prices as compared with their source now, by whoever asks, and changes nothing else. */
export async function markStillRight(ids: string[], req: PayloadRequest): Promise<Reached> {
  const { docs, errors } = await req.payload.update({
    collection: 'products',
    where: { id: { in: ids } },
    data: { checkedAt: new Date().toISOString() },
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  });
  return { done: docs.length, failed: errors.length };
}
