import type { PayloadRequest } from 'payload';

/** How many of the chosen documents were changed, and how many could not be. */
export type Outcome = { done: number; failed: number };

/** Marks prices as compared with their source just now by the person who asks; nothing else changes. */
export async function markAsChecked(ids: string[], req: PayloadRequest): Promise<Outcome> {
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
