import type { PayloadRequest } from 'payload';
import type { Review } from '#collections/payload-types.ts';
import type { RejectionReason } from '#contract/rules/rejection-reasons.ts';

/** What a moderator decides about reviews; a rejection says why. */
export type Decision =
  | { status: 'published' }
  | { status: 'rejected'; rejectionReason: RejectionReason };

/** Decides about several reviews at once; those that break a rule stay as they are and are counted as failed. */
export async function decide(
  ids: string[],
  decision: Decision,
  req: PayloadRequest,
): Promise<{ done: number; failed: number }> {
  const { docs, errors } = await req.payload.update({
    collection: 'reviews',
    where: { id: { in: ids } },
    data: decision satisfies Partial<Review>,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  });
  return { done: docs.length, failed: errors.length };
}
