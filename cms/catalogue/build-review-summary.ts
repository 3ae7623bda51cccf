import { noReviews, type ReviewCounts } from '#collections/review-summaries/count-reviews.ts';
import { percentageOf } from '#contract/rules/rating.ts';
import type { ReviewSummary } from '#contract/schemas/review.ts';

const recentDays = 31;
const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** The figures of a provider's reviews as they stand at `now`. */
export function buildReviewSummary(counts: ReviewCounts = noReviews(), now: Date): ReviewSummary {
  const [one, two, three, four, five] = counts.ratings;
  const reviewCount = one + two + three + four + five;
  const stars = one + 2 * two + 3 * three + 4 * four + 5 * five;
  return {
    averageRating: reviewCount === 0 ? null : Math.round((stars / reviewCount) * 100) / 100,
    reviewCount,
    ratingDistribution: [five, four, three, two, one].map((count, index) => ({
      rating: 5 - index,
      count,
      percentage: percentageOf(count, reviewCount),
    })),
    positiveCount: four + five,
    negativeCount: one + two,
    verifiedCount: counts.verified,
    recentCount: countRecent(counts, now),
    averageHelpfulCount: reviewCount === 0 ? 0 : Math.round(counts.helpfulVotes / reviewCount),
  };
}

function countRecent({ recentDays: days }: ReviewCounts, now: Date): number {
  const firstDay = new Date(now.getTime() - recentDays * dayInMilliseconds)
    .toISOString()
    .slice(0, 10);
  return Object.entries(days)
    .filter(([day]) => day >= firstDay)
    .reduce((sum, [, count]) => sum + count, 0);
}
