import { z } from 'zod';
import type { ReviewSummary as StoredSummary } from '#collections/payload-types.ts';

import { noReviews, type ReviewCounts } from '#collections/review-summaries/count-reviews.ts';
import { averageOf, percentageOf } from '#contract/rules/rating.ts';
import { reviewPageSize } from '#contract/rules/review-order.ts';
import { countSchema, idSchema } from '#contract/schemas/fields.ts';
import {
  removedReviewsSchema,
  reviewSchema,
  type Review,
  type ReviewSummary,
} from '#contract/schemas/review.ts';
import type { Moment } from './moment.ts';
import { reasonOf } from './skipped.ts';
import { relatedId } from './related-id.ts';

const countsSchema = z.strictObject({
  provider: idSchema,
  counts: z.object({
    ratings: z.tuple([countSchema, countSchema, countSchema, countSchema, countSchema]),
    verified: countSchema,
    helpfulVotes: countSchema,
    recentDays: z.record(z.iso.date(), countSchema),
    removed: z.array(removedReviewsSchema),
  }),
});
const newestSchema = z.array(z.looseObject({ id: idSchema }));

/** A provider's review totals and newest reviews, with those that cannot be shown set aside. */
export type ReviewFigures = z.infer<typeof countsSchema> & {
  newest: Review[];
  invalid: { id: string; reason: string }[];
};

/** @throws ZodError if a figure cannot be shown. */
export function reviewFigures({ provider, counts, newest }: StoredSummary): ReviewFigures {
  const figures: ReviewFigures = {
    ...countsSchema.parse({ provider: relatedId(provider, 'provider'), counts }),
    newest: [],
    invalid: [],
  };
  // An earlier version, which may be running beside this one, stores more.
  for (const review of newestSchema.parse(newest).slice(0, reviewPageSize)) {
    const { data, error } = reviewSchema.safeParse(review);
    if (error) figures.invalid.push({ id: review.id, reason: reasonOf(error) });
    else figures.newest.push(data);
  }
  return figures;
}

/** A provider's review summary at a moment. */
export function buildReviewSummary(
  counts: ReviewCounts = noReviews(),
  moment: Moment,
): ReviewSummary {
  const [one, two, three, four, five] = counts.ratings;
  const reviewCount = one + two + three + four + five;
  const stars = one + 2 * two + 3 * three + 4 * four + 5 * five;
  return {
    averageRating: averageOf({ stars, reviewCount }),
    reviewCount,
    ratingDistribution: [five, four, three, two, one].map((count, index) => ({
      rating: 5 - index,
      count,
      percentage: percentageOf(count, reviewCount),
    })),
    positiveCount: four + five,
    negativeCount: one + two,
    verifiedCount: counts.verified,
    recentCount: countRecent(counts, moment),
    averageHelpfulCount: reviewCount === 0 ? 0 : Math.round(counts.helpfulVotes / reviewCount),
    removed: counts.removed,
  };
}

function countRecent({ recentDays }: ReviewCounts, { firstRecentDay }: Moment): number {
  return Object.entries(recentDays)
    .filter(([day]) => day >= firstRecentDay)
    .reduce((sum, [, count]) => sum + count, 0);
}
