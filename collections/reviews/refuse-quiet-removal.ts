import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
} from 'payload';
import type { Review } from '../payload-types.ts';

/**
 * A review that visitors have seen leaves the site only by being rejected with a reason, so that what left can be
 * counted in public; notes that it has been seen.
 */
export const refuseQuietRemoval: CollectionBeforeChangeHook<Review> = ({ data, originalDoc }) => {
  const wasPublished = hasBeenSeen(originalDoc);
  if (wasPublished && (data.deletedAt || data.status === 'pending')) throw refusal();
  return { ...data, wasPublished: wasPublished || data.status === 'published' };
};

/** The same for deleting it for good. */
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
    'This review has been on the site. It leaves only by being rejected with a reason.',
    409,
    null,
    true,
  );
}
