import { londonDay } from '#contract/rules/date.ts';
import type { Review } from '../payload-types.ts';

/** The figures of a provider's published reviews, as they are stored. */
export type ReviewCounts = {
  /** Reviews with 1, 2, 3, 4 and 5 stars. */
  ratings: [one: number, two: number, three: number, four: number, five: number];
  verified: number;
  helpfulVotes: number;
  /** Reviews on each of the latest days in British time (`2026-11-20`), so that “last month” stays right as days go by. */
  recentDays: Record<string, number>;
};

export type CountedReview = Pick<Review, 'helpfulCount' | 'postedAt' | 'rating' | 'verified'>;

const recentDaysHeld = 40;
const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** Nothing counted yet. */
export function noReviews(): ReviewCounts {
  return { ratings: [0, 0, 0, 0, 0], verified: 0, helpfulVotes: 0, recentDays: {} };
}

/** Adds reviews to the counts, seen from `now`. */
export function countReviews(
  counts: ReviewCounts,
  reviews: readonly CountedReview[],
  now: Date,
): ReviewCounts {
  const firstDay = new Date(now.getTime() - recentDaysHeld * dayInMilliseconds).toISOString();
  for (const { rating, verified, helpfulCount, postedAt } of reviews) {
    // One that was written below Payload must not spoil the figures of all others.
    if (![1, 2, 3, 4, 5].includes(rating)) continue;
    counts.ratings[(rating - 1) as 0 | 1 | 2 | 3 | 4] += 1;
    counts.verified += verified ? 1 : 0;
    counts.helpfulVotes += helpfulCount;
    if (postedAt < firstDay) continue;
    const day = londonDay(new Date(postedAt));
    counts.recentDays[day] = (counts.recentDays[day] ?? 0) + 1;
  }
  return counts;
}
