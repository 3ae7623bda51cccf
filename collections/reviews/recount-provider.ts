import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { afterCommit } from '../after-commit.ts';
import { announceChange } from '../change-feed.ts';
import type { Review } from '../payload-types.ts';
import { relationId } from '../relation-id.ts';
import { storeReviewSummary } from '../review-summaries/store-review-summary.ts';

/** Keeps the rating, the review count and the distribution of a provider right when a review changes. */
export const recountAfterSave: CollectionAfterChangeHook<Review> = async ({
  doc,
  previousDoc,
  req,
}) => {
  const before = publishedAt(previousDoc);
  const after = publishedAt(doc);
  for (const provider of new Set([before, after])) {
    if (provider) await recount(provider, req);
  }
};

export const recountAfterDelete: CollectionAfterDeleteHook<Review> = async ({ doc, req }) => {
  const provider = publishedAt(doc);
  if (provider) await recount(provider, req);
};

/** The provider at which a review counts: if it is published and not in the trash. */
function publishedAt(review: Partial<Review> | undefined): string | undefined {
  if (review?.status !== 'published' || review.deletedAt || !review.provider) return undefined;
  return relationId(review.provider);
}

/** Counts once the change is stored: two moderators who publish at once would not see each other's review before. */
function recount(provider: string, req: PayloadRequest): Promise<void> {
  return afterCommit(req, `review-summary ${provider}`, async () => {
    const summary = await storeReviewSummary(req.payload, provider);
    await announceChange(req.payload, { collection: 'review-summaries', ids: [summary] });
  });
}
