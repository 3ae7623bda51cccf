import type { Payload, Where } from 'payload';
import { announceChange } from '#collections/change-feed.ts';
import type { Provider, ReviewSummary } from '#collections/payload-types.ts';
import type { ReviewCounts } from '#collections/review-summaries/count-reviews.ts';
import {
  removedReviews,
  storeReviewSummary,
} from '#collections/review-summaries/store-review-summary.ts';

/**
 * Counts all reviews afresh if the stored counts do not add up to what is published: a process may have been killed
 * between storing a review and counting it.
 */
export async function repairReviewSummaries(payload: Payload): Promise<void> {
  const [stored, published] = await Promise.all([sumSummaries(payload), countStored(payload)]);
  if (stored.every((count, index) => count === published[index])) return;
  const { docs: providers } = await payload.db.find<Provider>({
    collection: 'providers',
    pagination: false,
  });
  const ids: string[] = [];
  for (const { id } of providers) ids.push(await storeReviewSummary(payload, id));
  await announceChange(payload, { collection: 'review-summaries', ids });
}

const stars = [1, 2, 3, 4, 5];

/** A summary that was stored before removals were counted has none. */
type StoredCounts = Omit<ReviewCounts, 'removed'> & Partial<Pick<ReviewCounts, 'removed'>>;

/** What all summaries add up to: reviews with 1, 2, 3, 4 and 5 stars, verified ones, and those that were removed. */
async function sumSummaries(payload: Payload): Promise<number[]> {
  const { docs } = await payload.db.find<ReviewSummary>({
    collection: 'review-summaries',
    pagination: false,
  });
  const counts = docs.map((summary) => summary.counts as StoredCounts);
  const sum = (figure: (of: StoredCounts) => number) =>
    counts.reduce((total, of) => total + figure(of), 0);
  return [
    ...stars.map((_, index) => sum(({ ratings }) => ratings[index] ?? 0)),
    sum(({ verified }) => verified),
    sum(({ removed = [] }) => removed.reduce((total, { count }) => total + count, 0)),
  ];
}

const published: Where = { status: { equals: 'published' } };

/** The same of the reviews themselves. */
async function countStored(payload: Payload): Promise<number[]> {
  const figures: Where[] = [
    ...stars.map((rating) => ({ ...published, rating: { equals: rating } })),
    { ...published, verified: { equals: true }, rating: { in: stars } },
    { ...removedReviews, rating: { in: stars } },
  ];
  return Promise.all(
    figures.map(async (where) => {
      const { totalDocs } = await payload.count({
        collection: 'reviews',
        where,
        overrideAccess: true,
      });
      return totalDocs;
    }),
  );
}
