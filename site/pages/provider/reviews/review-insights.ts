import { counted, formatCount, nounFor } from '#contract/rules/counted.ts';
import { formatDate } from '#contract/rules/date.ts';
import { reviewsForAverage } from '#contract/rules/rating.ts';
import type { Review, ReviewSummary } from '#contract/schemas/review.ts';

/** Turns a provider's review figures into sentences. */
export function reviewInsights(summary: ReviewSummary, newest: Review | undefined): string[] {
  return [spread(summary), criticism(summary), verification(summary), age(newest)].filter(
    (sentence) => sentence !== null,
  );
}

/** Null if two ratings are equally common or there are too few reviews. */
function spread({ ratingDistribution, reviewCount }: ReviewSummary): string | null {
  const [first, second] = ratingDistribution.toSorted((a, b) => b.count - a.count);
  if (!first || !second || first.count === second.count || reviewCount < reviewsForAverage)
    return null;
  const stars = counted(first.rating, 'star');
  return `The most common rating is ${stars}: ${of(first.count, reviewCount)} reviews.`;
}

function criticism({ negativeCount, reviewCount }: ReviewSummary): string {
  if (negativeCount === 0) return 'Nobody gave fewer than 3 stars.';
  if (reviewCount === 1) return 'The only review gives 1 or 2 stars.';
  return `${of(negativeCount, reviewCount)} reviews ${nounFor(negativeCount, 'gives', 'give')} 1 or 2 stars.`;
}

function verification({ verifiedCount, reviewCount }: ReviewSummary): string {
  if (reviewCount === 1) return `The only review is ${verifiedCount === 1 ? '' : 'not '}verified.`;
  if (verifiedCount === 0) return 'None of the reviews is verified.';
  if (verifiedCount === reviewCount) return 'All reviews are verified.';
  return `${of(verifiedCount, reviewCount)} reviews ${nounFor(verifiedCount, 'is', 'are')} verified.`;
}

function age(newest: Review | undefined): string | null {
  return newest ? `The newest review was written on ${formatDate(newest.createdAt)}.` : null;
}

function of(part: number, whole: number): string {
  return `${formatCount(part)} of ${formatCount(whole)}`;
}
