import type { Payload, Where } from 'payload';
import { reviewPageSize } from '#contract/rules/review-order.ts';
import { createCoalescedRuns } from '../coalesced-runs.ts';
import { toContractReview } from '../reviews/to-contract-review.ts';
import { countRemoved, countReviews, noReviews, type ReviewCounts } from './count-reviews.ts';

/** A query for reviews that were published and have since been removed. */
export const removedReviews: Where = {
  status: { equals: 'rejected' },
  wasPublished: { equals: true },
};

const batchSize = 1000;

const runs = createCoalescedRuns<string>();

/**
 * Recounts a provider's published reviews and stores the totals with the newest reviews; returns the id of the summary.
 */
export function storeReviewSummary(payload: Payload, provider: string): Promise<string> {
  return runs(provider, () => store(payload, provider));
}

async function store(payload: Payload, provider: string): Promise<string> {
  const where: Where = { provider: { equals: provider }, status: { equals: 'published' } };
  const newest = await payload.find({
    collection: 'reviews',
    where,
    sort: ['-postedAt', 'id'],
    limit: reviewPageSize,
    pagination: false,
    depth: 0,
    joins: false,
    overrideAccess: true,
  });
  const { id } = await payload.db.upsert({
    collection: 'review-summaries',
    where: { provider: { equals: provider } },
    data: {
      provider,
      counts: {
        ...(await countAll(payload, where)),
        removed: countRemoved(await readRemoved(payload, provider)),
      },
      newest: newest.docs.map(toContractReview),
    },
    req: { payload },
  });
  return String(id);
}

async function countAll(payload: Payload, where: Where): Promise<ReviewCounts> {
  const now = new Date();
  const counts = noReviews();
  let page = 1;
  let hasNextPage = true;
  while (hasNextPage) {
    const batch = await payload.find({
      collection: 'reviews',
      where,
      select: { rating: true, verified: true, helpfulCount: true, postedAt: true },
      sort: 'id',
      limit: batchSize,
      page,
      depth: 0,
      overrideAccess: true,
    });
    countReviews(counts, batch.docs, now);
    hasNextPage = batch.hasNextPage;
    page += 1;
  }
  return counts;
}

async function readRemoved(payload: Payload, provider: string) {
  const { docs } = await payload.find({
    collection: 'reviews',
    where: { ...removedReviews, provider: { equals: provider } },
    select: { rating: true, rejectionReason: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return docs;
}
