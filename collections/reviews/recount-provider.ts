import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { afterCommit } from '../after-commit.ts';
import { announceChange } from '../change-feed.ts';
import type { Review } from '../payload-types.ts';
import { relationId } from '../relation-id.ts';
import { storeReviewSummary } from '../review-summaries/store-review-summary.ts';

/** Recounts a provider's reviews when one changes. */
export const recountAfterSave: CollectionAfterChangeHook<Review> = async ({
  doc,
  previousDoc,
  req,
}) => {
  const before = countedAt(previousDoc);
  const after = countedAt(doc);
  for (const provider of new Set([before, after])) {
    if (provider) await recount(provider, doc, req);
  }
};

export const recountAfterDelete: CollectionAfterDeleteHook<Review> = async ({ doc, req }) => {
  const provider = countedAt(doc);
  if (provider) await recount(provider, doc, req);
};

/** The provider for which a review counts: it is or was published and is not in the trash. */
function countedAt(review: Partial<Review> | undefined): string | undefined {
  const isCounted = review?.status === 'published' || review?.wasPublished;
  if (!isCounted || review.deletedAt || !review.provider) return undefined;
  return relationId(review.provider);
}

/** Counts after the commit: two moderators publishing at once would not see each other's review before. */
function recount(provider: string, { id }: Review, req: PayloadRequest): Promise<void> {
  const { payload } = req;
  return afterCommit(req, `review-summary ${provider}`, async () => {
    const summary = await storeReviewSummary(payload, provider);
    await Promise.all([
      announceChange(payload, { collection: 'review-summaries', ids: [summary] }),
      // Its words may have changed and no figure: beyond the first page they are read from the database.
      announceChange(payload, { collection: 'reviews', ids: [id] }),
    ]);
  });
}
