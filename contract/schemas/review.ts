import { z } from 'zod';
import { rejectionReasons, type RejectionReason } from '../rules/rejection-reasons.ts';
import { reviewSorts } from '../rules/review-order.ts';
import {
  averageRatingSchema,
  countSchema,
  idSchema,
  isoTimeSchema,
  percentageSchema,
} from './fields.ts';

export const sentiments = ['positive', 'neutral', 'negative'] as const;

export const reviewSchema = z.strictObject({
  id: idSchema,
  rating: z.int().min(1).max(5),
  title: z.string().nullable(),
  content: z.string().min(1),
  customerName: z.string().min(1),
  location: z.string().nullable(),
  avatar: z.string().min(1).max(2).describe('Initials shown instead of a picture'),
  verified: z.boolean(),
  sentiment: z.enum(sentiments).nullable(),
  sentimentConfidence: z.number().min(0).max(1).nullable(),
  createdAt: isoTimeSchema.describe('When the review was written'),
  helpfulCount: countSchema,
  reply: z
    .strictObject({ text: z.string().min(1), repliedAt: isoTimeSchema })
    .nullable()
    .describe('The provider’s reply'),
});
export type Review = z.infer<typeof reviewSchema>;

export const ratingDistributionEntrySchema = z.strictObject({
  rating: z.int().min(1).max(5),
  count: countSchema,
  percentage: percentageSchema,
});
export type RatingDistributionEntry = z.infer<typeof ratingDistributionEntrySchema>;

/** Reviews that were published and later removed. */
export const removedReviewsSchema = z.strictObject({
  reason: z.enum(Object.keys(rejectionReasons) as [RejectionReason, ...RejectionReason[]]),
  rating: z.int().min(1).max(5),
  count: countSchema,
});
export type RemovedReviews = z.infer<typeof removedReviewsSchema>;

/** Computed from all published reviews of a provider, however many the response contains. */
export const reviewSummarySchema = z.strictObject({
  averageRating: averageRatingSchema,
  reviewCount: countSchema,
  ratingDistribution: z
    .array(ratingDistributionEntrySchema)
    .length(5)
    .describe('From 5 stars to 1 star'),
  positiveCount: countSchema.describe('Rated 4 or higher'),
  negativeCount: countSchema.describe('Rated 2 or lower'),
  verifiedCount: countSchema,
  recentCount: countSchema.describe('Written in the last month (31 days)'),
  averageHelpfulCount: countSchema.describe('Mean helpful votes per review, rounded'),
  removed: z
    .array(removedReviewsSchema)
    .describe('Published reviews that were removed, by reason and stars'),
});
export type ReviewSummary = z.infer<typeof reviewSummarySchema>;

/** The query of `GET /api/providers/{slug}/reviews`. */
export const reviewsQuerySchema = z.object({
  sort: z.string().toLowerCase().pipe(z.enum(reviewSorts)).default('newest'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});
export type ReviewsQuery = z.infer<typeof reviewsQuerySchema>;

export const reviewPageSchema = z.strictObject({
  reviews: z.array(reviewSchema),
  page: z.int().positive(),
  pageSize: z.int().positive(),
  total: countSchema.describe('Matching reviews on all pages'),
});
export type ReviewPage = z.infer<typeof reviewPageSchema>;
