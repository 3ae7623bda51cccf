import { z } from 'zod';
import { honeypotName } from '../rules/honeypot.ts';
import { reviewRules } from '../rules/review-request.ts';
import { honeypotSchema, typedTextSchema } from './fields.ts';

const { rating, title, content, customerName, location, consent } = reviewRules;

/** The body of `POST /api/providers/{slug}/reviews`; what is stored waits for a moderator. */
export const reviewRequestSchema = z.object({
  rating: z.coerce
    .number(rating.missing)
    .int(rating.missing)
    .min(1, rating.missing)
    .max(5, rating.missing),
  title: typedTextSchema()
    .max(title.maxLength, title.tooLong)
    .optional()
    .transform((text) => text || null),
  content: typedTextSchema(content.missing)
    .min(content.shortest, content.missing)
    .max(content.maxLength, content.tooLong),
  customerName: typedTextSchema(customerName.missing)
    .regex(/[\p{L}\p{N}]/u, customerName.missing)
    .max(customerName.maxLength, customerName.tooLong),
  location: typedTextSchema()
    .max(location.maxLength, location.tooLong)
    .optional()
    .transform((text) => text || null),
  consent: z
    .literal([true, 'on'], consent.missing)
    .describe('Explicit consent: a review can say something about health'),
  [honeypotName]: honeypotSchema,
});
export type ReviewRequest = z.infer<typeof reviewRequestSchema>;

/** The 201 of `POST /api/providers/{slug}/reviews`. */
export const reviewRequestAnswerSchema = z.strictObject({ status: z.literal('pending') });

/** The body of `POST /api/reviews/{id}/helpful`. */
export const helpfulRequestSchema = z.object({
  browser: z
    .uuid('browser takes a random UUID.')
    .optional()
    .describe('Random, and the same for each vote of a browser: it counts once for a review'),
});
export type HelpfulRequest = z.infer<typeof helpfulRequestSchema>;

/** The 201 of `POST /api/reviews/{id}/helpful`. */
export const helpfulAnswerSchema = z.strictObject({ helpfulCount: z.int().nonnegative() });
export type HelpfulAnswer = z.infer<typeof helpfulAnswerSchema>;
