import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
} from 'payload';
import type { Review } from '../payload-types.ts';

/**
 * A review that visitors have seen can only leave the site by being rejected with a reason, so that removals can be
 * counted in public. Also records that a review has been seen.
 */
export const refuseQuietRemoval: CollectionBeforeChangeHook<Review> = ({ data, originalDoc }) => {
  const wasPublished = hasBeenSeen(originalDoc);
  if (wasPublished && (data.deletedAt || data.status === 'pending')) throw refusal();
  return { ...data, wasPublished: wasPublished || data.status === 'published' };
};

/** The same for permanent deletion. */
export const refuseQuietDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const review = await req.payload.findByID({
    collection: 'reviews',
    id,
    select: { status: true, wasPublished: true },
    depth: 0,
    disableErrors: true,
    trash: true,
    overrideAccess: true,
    req,
  });
  if (hasBeenSeen(review)) throw refusal();
};

function hasBeenSeen(review: Pick<Review, 'status' | 'wasPublished'> | null | undefined): boolean {
  return review?.status === 'published' || Boolean(review?.wasPublished);
}

function refusal(): APIError {
  return new APIError(
    'This review has been on the site. To remove it, reject it with a reason.',
    409,
    null,
    true,
  );
}
