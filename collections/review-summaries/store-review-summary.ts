import type { Payload, Where } from 'payload';
import type { ReviewSummary } from '../payload-types.ts';
import { reviewPageSize } from '#contract/rules/review-order.ts';
import { createCoalescedRuns } from '../coalesced-runs.ts';
import { toContractReview } from '../reviews/to-contract-review.ts';
import { countRemoved, countReviews, noReviews, type ReviewCounts } from './count-reviews.ts';

/** A query for reviews that were published and have since been removed. */
export const removedReviews: Where = {
  status: { equals: 'rejected' },
  wasPublished: { equals: true },
};

const collection = 'review-summaries';
const batchSize = 1000;

const runs = createCoalescedRuns<string>();

/**
 * Recounts a provider's published reviews and stores the totals with the newest reviews; returns the id of the summary.
 */
export function storeReviewSummary(payload: Payload, provider: string): Promise<string> {
  return runs(provider, () => store(payload, provider));
}

/** Counts again if another process has stored what it counted meanwhile: each may have seen reviews that the other had not. */
async function store(payload: Payload, provider: string): Promise<string> {
  for (;;) {
    const known = await findSummary(payload, provider);
    const figures = await count(payload, provider);
    const id = known
      ? await replace(payload, known, figures)
      : await create(payload, { provider, ...figures });
    if (id !== undefined) return id;
  }
}

type Figures = Pick<ReviewSummary, 'counts' | 'newest'>;

type Known = Pick<ReviewSummary, 'id' | 'revision'>;

/** Without its figures, which may be unreadable and are replaced. */
async function findSummary({ db }: Payload, provider: string): Promise<Known | null> {
  return db.findOne<Known>({
    collection,
    where: { provider: { equals: provider } },
    select: { revision: true },
  });
}

/** Stores the figures over those known; undefined if another process has stored its own meanwhile. */
async function replace(
  { db }: Payload,
  { id, revision }: Known,
  figures: Figures,
): Promise<string | undefined> {
  const replaced = await db.updateOne({
    collection,
    where: { and: [{ id: { equals: id } }, { revision: { equals: revision } }] },
    data: { ...figures, revision: revision + 1 },
    options: { atomic: true },
  });
  return replaced ? id : undefined;
}

/** Stores the first figures of a provider; undefined if another process has done so meanwhile. */
async function create(
  payload: Payload,
  data: Figures & { provider: string },
): Promise<string | undefined> {
  try {
    const { id } = await payload.db.create({ collection, data: { ...data, revision: 1 } });
    return String(id);
  } catch (error) {
    if (await findSummary(payload, data.provider)) return undefined;
    throw error;
  }
}

async function count(payload: Payload, provider: string): Promise<Figures> {
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
  return {
    counts: {
      ...(await countAll(payload, where)),
      removed: countRemoved(await readRemoved(payload, provider)),
    },
    newest: newest.docs.map(toContractReview),
  };
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
