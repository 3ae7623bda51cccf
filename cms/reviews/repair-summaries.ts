import type { Payload } from 'payload';
import { z } from 'zod';
import { announceChange } from '#collections/change-feed.ts';
import type { HelpfulVote, Provider, Review, ReviewSummary } from '#collections/payload-types.ts';
import { relationId } from '#collections/relation-id.ts';
import { storeReviewSummary } from '#collections/review-summaries/store-review-summary.ts';
import { countGroups } from '../database/count-groups.ts';
import { settleMilliseconds } from './helpful-votes.ts';

/**
 * Counts all reviews afresh if the stored counts do not add up to what is published: a process may have been killed
 * between storing a review and counting it. So it may between a helpful vote and the figures of its provider.
 */
export async function repairReviewSummaries(payload: Payload): Promise<void> {
  const [stored, published] = await Promise.all([sumSummaries(payload), countStored(payload)]);
  const isRight = stored.every((count, index) => count === published[index]);
  const providers = isRight ? await lastVotedFor(payload) : await allProviders(payload);
  const ids: string[] = [];
  for (const provider of providers) ids.push(await storeReviewSummary(payload, provider));
  if (ids.length > 0) await announceChange(payload, { collection: 'review-summaries', ids });
}

async function allProviders({ db }: Payload): Promise<string[]> {
  const { docs } = await db.find<Provider>({
    collection: 'providers',
    pagination: false,
  });
  return docs.map(({ id }) => id);
}

/** The providers whose reviews had votes in the last minute in which there were any: others have been settled since. */
async function lastVotedFor({ db }: Payload): Promise<Set<string>> {
  const votes = {
    collection: 'helpful-votes',
    sort: '-createdAt',
    pagination: false,
  } as const;
  const { docs: newest } = await db.find<HelpfulVote>({ ...votes, limit: 1 });
  if (!newest[0]) return new Set();
  const since = new Date(Date.parse(newest[0].createdAt) - 2 * settleMilliseconds).toISOString();
  const { docs: last } = await db.find<HelpfulVote>({
    ...votes,
    where: { createdAt: { greater_than: since } },
  });
  const { docs: reviews } = await db.find<Review>({
    collection: 'reviews',
    where: { id: { in: last.map(({ review }) => relationId(review)) } },
    pagination: false,
  });
  return new Set(reviews.map(({ provider }) => relationId(provider)));
}

const stars = [1, 2, 3, 4, 5];

const countsSchema = z.object({
  ratings: z.array(z.number()),
  verified: z.number(),
  removed: z.array(z.object({ count: z.number() })),
});
type Counts = z.infer<typeof countsSchema>;

/** What all summaries add up to: reviews with 1, 2, 3, 4 and 5 stars, verified ones, and those that were removed. */
async function sumSummaries(payload: Payload): Promise<number[]> {
  const { docs } = await payload.db.find<Pick<ReviewSummary, 'counts'>>({
    collection: 'review-summaries',
    select: { counts: true },
    pagination: false,
  });
  // One that cannot be read adds nothing, so that all are counted afresh.
  const counts = docs.flatMap((summary) => countsSchema.safeParse(summary.counts).data ?? []);
  const sum = (figure: (of: Counts) => number) =>
    counts.reduce((total, of) => total + figure(of), 0);
  return [
    ...stars.map((_, index) => sum(({ ratings }) => ratings[index] ?? 0)),
    sum(({ verified }) => verified),
    sum(({ removed }) => removed.reduce((total, { count }) => total + count, 0)),
  ];
}

/** The same of the reviews themselves. */
async function countStored(payload: Payload): Promise<number[]> {
  const fields = ['status', 'wasPublished', 'rating', 'verified'] as const;
  const groups = await countGroups(payload, 'reviews', fields);
  const sum = (isCounted: (review: Pick<Review, (typeof fields)[number]>) => boolean) =>
    groups.reduce((total, { values, count }) => total + (isCounted(values) ? count : 0), 0);
  const isRated = ({ rating }: Pick<Review, 'rating'>) => stars.includes(rating);
  return [
    ...stars.map((star) => sum(({ status, rating }) => status === 'published' && rating === star)),
    sum((review) => review.status === 'published' && isRated(review) && Boolean(review.verified)),
    sum(
      (review) => review.status === 'rejected' && isRated(review) && Boolean(review.wasPublished),
    ),
  ];
}
