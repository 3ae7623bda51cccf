import { counted } from './counted.ts';

/** The minimum number of reviews for an average. */
export const reviewsForAverage = 5;

/** The mean rating to two decimals, from the sum of stars; null if there are too few reviews. */
export function averageOf({ stars, reviewCount }: Rated): number | null {
  return reviewCount < reviewsForAverage ? null : Math.round((stars / reviewCount) * 100) / 100;
}

/** The text shown instead of an average if there are too few reviews: `4 reviews: too few for an average`. */
export function withoutAverage(reviewCount: number): string {
  return reviewCount === 0
    ? 'No reviews yet'
    : `${counted(reviewCount, 'review')}: too few for an average`;
}

type Rated = { stars: number; reviewCount: number };

/** `4.7`, one decimal (specification, section 9). */
export function formatRating(averageRating: number): string {
  return asShown(averageRating).toFixed(1);
}

/** To one decimal: what is said of a rating agrees with the one beside it. */
function asShown(averageRating: number): number {
  // From whole hundredths: 4.35 and 2.85 have no exact form, and would be rounded down.
  return Math.round(Math.round(averageRating * 100) / 10) / 10;
}

export type SentimentBadge = 'No data' | 'Positive' | 'Negative' | 'Mixed';

/** A provider's sentiment from its ratings (specification, section 4). */
export function sentimentBadge(averageRating: number | null): SentimentBadge {
  if (averageRating === null) return 'No data';
  const shown = asShown(averageRating);
  if (shown >= 4) return 'Positive';
  if (shown <= 2.5) return 'Negative';
  return 'Mixed';
}

export type ReviewBadge = 'Positive' | 'Mixed' | 'Critical';

/** The badge of one review (specification, section 9). */
export function reviewBadge(rating: number): ReviewBadge {
  if (rating >= 4) return 'Positive';
  if (rating >= 3) return 'Mixed';
  return 'Critical';
}

export type QualityLabel = 'Excellent' | 'Good' | 'Needs Improvement';

/** Quality score: average rating × 20 as a percentage, with its label (specification, section 9). */
export function quality(averageRating: number): { percentage: number; label: QualityLabel } {
  return { percentage: Math.round(averageRating * 20), label: qualityLabel(averageRating) };
}

function qualityLabel(averageRating: number): QualityLabel {
  const shown = asShown(averageRating);
  if (shown >= 4.5) return 'Excellent';
  if (shown >= 3.5) return 'Good';
  return 'Needs Improvement';
}

/** A share as a whole percentage: 0 is none, or of none, and 100 is all. */
export function percentageOf(count: number, total: number): number {
  if (count === 0) return 0;
  if (count === total) return 100;
  return Math.min(Math.max(Math.round((count / total) * 100), 1), 99);
}
