import type { Payload, Where } from 'payload';
import { announceChange } from '#collections/change-feed.ts';
import type { Provider, ReviewSummary } from '#collections/payload-types.ts';
import type { ReviewCounts } from '#collections/review-summaries/count-reviews.ts';
import { storeReviewSummary } from '#collections/review-summaries/store-review-summary.ts';

/**
 * Counts all reviews afresh if the stored counts do not add up to what is published: a process may have been killed
 * between storing a review and counting it.
 */
export async function repairReviewSummaries(payload: Payload): Promise<void> {
  const [stored, published] = await Promise.all([sumSummaries(payload), countPublished(payload)]);
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

/** What all summaries add up to: reviews with 1, 2, 3, 4 and 5 stars, and verified ones. */
async function sumSummaries(payload: Payload): Promise<number[]> {
  const { docs } = await payload.db.find<ReviewSummary>({
    collection: 'review-summaries',
    pagination: false,
  });
  const counts = docs.map((summary) => summary.counts as ReviewCounts);
  const sum = (figure: (of: ReviewCounts) => number) =>
    counts.reduce((total, of) => total + figure(of), 0);
  return [
    ...stars.map((_, index) => sum(({ ratings }) => ratings[index] ?? 0)),
    sum(({ verified }) => verified),
  ];
}

/** The same of the published reviews themselves. */
async function countPublished(payload: Payload): Promise<number[]> {
  const figures: Where[] = [
    ...stars.map((rating) => ({ rating: { equals: rating } })),
    { verified: { equals: true }, rating: { in: stars } },
  ];
  return Promise.all(
    figures.map(async (where) => {
      const { totalDocs } = await payload.count({
        collection: 'reviews',
        where: { ...where, status: { equals: 'published' } },
        overrideAccess: true,
      });
      return totalDocs;
    }),
  );
}
