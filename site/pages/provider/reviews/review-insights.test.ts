import { describe, expect, it } from 'vitest';
import type { Review, ReviewSummary } from '#contract/schemas/review.ts';
import { reviewInsights } from './review-insights.ts';

/** The summary for these numbers of reviews, from 5 stars to 1. */
function summaryOf(counts: number[], verifiedCount: number): ReviewSummary {
  const reviewCount = counts.reduce((sum, count) => sum + count, 0);
  const [five = 0, four = 0, , two = 0, one = 0] = counts;
  return {
    averageRating: 4,
    reviewCount,
    ratingDistribution: counts.map((count, index) => ({
      rating: 5 - index,
      count,
      percentage: Math.round((count / reviewCount) * 100),
    })),
    positiveCount: five + four,
    negativeCount: two + one,
    verifiedCount,
    recentCount: 0,
    averageHelpfulCount: 0,
    removed: [],
  };
}

describe('the insights from reviews', () => {
  it('name the most common rating, the critical share and the verified share', () => {
    expect(reviewInsights(summaryOf([1200, 80, 10, 5, 6], 900), undefined)).toEqual([
      'The most common rating is 5 stars: 1,200 of 1,301 reviews.',
      '11 of 1,301 reviews give 1 or 2 stars.',
      '900 of 1,301 reviews are verified.',
    ]);
  });

  it('say how old the newest review is', () => {
    const newest = { createdAt: '2026-11-12T10:00:00.000Z' } as Review;
    expect(reviewInsights(summaryOf([6, 0, 0, 0, 1], 7), newest)).toEqual([
      'The most common rating is 5 stars: 6 of 7 reviews.',
      '1 of 7 reviews gives 1 or 2 stars.',
      'All reviews are verified.',
      'The newest review was written on 12 November 2026.',
    ]);
  });

  it('speak of the only review as of one', () => {
    expect(reviewInsights(summaryOf([0, 0, 0, 0, 1], 0), undefined)).toEqual([
      'The only review gives 1 or 2 stars.',
      'The only review is not verified.',
    ]);
    expect(reviewInsights(summaryOf([1, 0, 0, 0, 0], 1), undefined)).toEqual([
      'Nobody gave fewer than 3 stars.',
      'The only review is verified.',
    ]);
  });

  it('name no most common rating if there is a tie or too few reviews', () => {
    const words = (counts: number[]) => reviewInsights(summaryOf(counts, 0), undefined);
    expect(words([3, 3, 0, 0, 0])).toEqual([
      'Nobody gave fewer than 3 stars.',
      'None of the reviews is verified.',
    ]);
    expect(words([4, 0, 0, 0, 0])).not.toContainEqual(expect.stringContaining('most common'));
    expect(words([5, 0, 0, 0, 0])).toContainEqual(expect.stringContaining('most common'));
  });
});
