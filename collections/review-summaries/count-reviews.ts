import { londonDay } from '#contract/rules/date.ts';
import { rejectionReasons } from '#contract/rules/rejection-reasons.ts';
import type { RemovedReviews } from '#contract/schemas/review.ts';
import type { Review } from '../payload-types.ts';

/** The stored counts of a provider's published and removed reviews. */
export type ReviewCounts = {
  /** Reviews with 1, 2, 3, 4 and 5 stars. */
  ratings: [one: number, two: number, three: number, four: number, five: number];
  verified: number;
  helpfulVotes: number;
  /** Reviews per day in London (`2026-11-20`) for the latest days, so that “last month” stays right as days go by. */
  recentDays: Record<string, number>;
  /** Removed reviews, in the order of the reasons, most stars first. */
  removed: RemovedReviews[];
};

export type CountedReview = Pick<Review, 'helpfulCount' | 'postedAt' | 'rating' | 'verified'>;

const recentDaysHeld = 40;
const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** Empty counts. */
export function noReviews(): ReviewCounts {
  return { ratings: [0, 0, 0, 0, 0], verified: 0, helpfulVotes: 0, recentDays: {}, removed: [] };
}

/** Adds reviews to the counts in place; `now` decides which are recent. */
export function countReviews(
  counts: ReviewCounts,
  reviews: readonly CountedReview[],
  now: Date,
): ReviewCounts {
  const firstDay = new Date(now.getTime() - recentDaysHeld * dayInMilliseconds).toISOString();
  for (const { rating, verified, helpfulCount, postedAt } of reviews) {
    // An invalid review written below Payload must not spoil the counts.
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

type RemovedReview = Pick<Review, 'rating' | 'rejectionReason'>;

/** Counts removed reviews by reason and number of stars. */
export function countRemoved(reviews: readonly RemovedReview[]): RemovedReviews[] {
  return Object.keys(rejectionReasons).flatMap((name) => {
    const reason = name as RemovedReviews['reason'];
    const removed = reviews.filter(({ rejectionReason }) => rejectionReason === reason);
    return [5, 4, 3, 2, 1].flatMap((rating) => {
      const count = removed.filter((review) => review.rating === rating).length;
      return count === 0 ? [] : [{ reason, rating, count }];
    });
  });
}
