import { isDeepStrictEqual } from 'node:util';
import type { Payload } from 'payload';
import { z } from 'zod';
import { announceChange } from '#collections/change-feed.ts';
import type { ReviewCounts } from '#collections/review-summaries/count-reviews.ts';
import { storeReviewSummary } from '#collections/review-summaries/store-review-summary.ts';
import { countGroups } from '../database/count-groups.ts';
import { readFields } from '../database/read-fields.ts';
import { passOver } from '../database/pass-over.ts';

/** The figures of providers, by their ids. */
type ReviewFigures = {
  stored: Map<unknown, Figures | 'unreadable'>;
  published: Map<unknown, Figures>;
};

/** What is stored of the reviews of each provider, and what they add up to. */
export async function readReviewFigures(payload: Payload): Promise<ReviewFigures> {
  const [stored, published] = await Promise.all([readStored(payload), countPublished(payload)]);
  return { stored, published };
}

/**
 * Counts the reviews of a provider afresh if its stored counts are not those of what is published, or cannot be read: a
 * process may have been killed between storing a review and counting it, or between a helpful vote and the figures. A
 * provider whose reviews cannot be read is logged and passed over.
 */
export async function repairReviewSummaries(
  payload: Payload,
  { stored, published }: ReviewFigures,
): Promise<void> {
  const ids: string[] = [];
  for (const { id } of await readFields(payload, 'providers', ['id'])) {
    if (isDeepStrictEqual(stored.get(id) ?? nothing, published.get(id) ?? nothing)) continue;
    await passOver(payload, { collection: 'providers', id }, async () => {
      ids.push(await storeReviewSummary(payload, id));
    });
  }
  if (ids.length > 0) await announceChange(payload, { collection: 'review-summaries', ids });
}

/** What both add up to. */
type Figures = Pick<ReviewCounts, 'helpfulVotes' | 'ratings' | 'verified'> & { removed: number };

const nothing: Figures = { ratings: [0, 0, 0, 0, 0], verified: 0, helpfulVotes: 0, removed: 0 };

const figure = z.number();
const figuresSchema = z.object({
  ratings: z.tuple([figure, figure, figure, figure, figure]),
  verified: figure,
  helpfulVotes: figure,
  removed: z
    .array(z.object({ count: figure }))
    .transform((removed) => removed.reduce((total, { count }) => total + count, 0)),
});

async function readStored(payload: Payload): Promise<ReviewFigures['stored']> {
  const stored: ReviewFigures['stored'] = new Map();
  const summaries = await readFields(payload, 'review-summaries', ['provider', 'counts']);
  for (const { provider, counts } of summaries)
    stored.set(provider, figuresSchema.safeParse(counts).data ?? 'unreadable');
  return stored;
}

async function countPublished(payload: Payload): Promise<ReviewFigures['published']> {
  const groups = await countGroups(payload, 'reviews', {
    by: ['provider', 'status', 'wasPublished', 'rating', 'verified'],
    sum: 'helpfulCount',
  });
  const published: ReviewFigures['published'] = new Map();
  for (const { values, count, sum } of groups) {
    const { provider, status, wasPublished, rating, verified } = values;
    if (![1, 2, 3, 4, 5].includes(rating)) continue;
    const figures = published.get(provider) ?? structuredClone(nothing);
    published.set(provider, figures);
    if (status === 'published') {
      figures.ratings[(rating - 1) as 0 | 1 | 2 | 3 | 4] += count;
      figures.verified += verified ? count : 0;
      figures.helpfulVotes += sum;
    }
    if (status === 'rejected' && wasPublished) figures.removed += count;
  }
  return published;
}
