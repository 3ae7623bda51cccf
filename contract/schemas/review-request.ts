import { z } from 'zod';
import { honeypotName } from '../rules/honeypot.ts';
import { missingConsent, missingRating, reviewRules } from '../rules/review-request.ts';
import { honeypotSchema } from './fields.ts';
import { optionalTextSchema, textSchema } from './text.ts';

/** The body of `POST /api/providers/{slug}/reviews`; the review waits for a moderator. */
export const reviewRequestSchema = z.object({
  rating: z.coerce
    .number(missingRating)
    .int(missingRating)
    .min(1, missingRating)
    .max(5, missingRating),
  title: optionalTextSchema(reviewRules.title),
  content: textSchema(reviewRules.content),
  customerName: textSchema(reviewRules.customerName),
  location: optionalTextSchema(reviewRules.location),
  consent: z
    .literal([true, 'on'], missingConsent)
    .describe('Explicit consent, because a review can contain health data'),
  [honeypotName]: honeypotSchema,
});
export type ReviewRequest = z.infer<typeof reviewRequestSchema>;

/** The 201 of `POST /api/providers/{slug}/reviews`. */
export const reviewRequestAnswerSchema = z.strictObject({ status: z.literal('pending') });

/** The body of `POST /api/reviews/{id}/helpful`. */
export const helpfulRequestSchema = z.object({
  browser: z
    .uuid('browser must be a random UUID.')
    .optional()
    .describe('Random, but the same for all votes of a browser, which count once per review'),
});
export type HelpfulRequest = z.infer<typeof helpfulRequestSchema>;

/** The 201 of `POST /api/reviews/{id}/helpful`. */
export const helpfulAnswerSchema = z.strictObject({ helpfulCount: z.int().nonnegative() });
export type HelpfulAnswer = z.infer<typeof helpfulAnswerSchema>;
