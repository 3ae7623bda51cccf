import { z } from 'zod';

/** The body of `POST /api/providers/{slug}/reviews`; what is stored waits for a moderator. */
export const reviewRequestSchema = z.object({
  rating: z.coerce
    .number('Please choose 1 to 5 stars.')
    .int('Please choose 1 to 5 stars.')
    .min(1, 'Please choose 1 to 5 stars.')
    .max(5, 'Please choose 1 to 5 stars.'),
  title: z
    .string()
    .trim()
    .max(120, 'Please shorten the title to 120 characters.')
    .optional()
    .transform((title) => title || null),
  content: z
    .string('Please write about your experience.')
    .trim()
    .min(20, 'Please write at least 20 characters about your experience.')
    .max(5000, 'Please shorten your review to 5,000 characters.'),
  customerName: z
    .string('Please enter a name to show with your review.')
    .trim()
    .min(1, 'Please enter a name to show with your review.')
    .max(80, 'Please shorten the name to 80 characters.'),
  location: z
    .string()
    .trim()
    .max(80, 'Please shorten the place to 80 characters.')
    .optional()
    .transform((location) => location || null),
  consent: z
    .literal([true, 'on'], 'Please agree to the publication of your review.')
    .describe('Explicit consent: a review can say something about health'),
  website: z
    .string()
    .optional()
    .describe('A trap for robots: people never see it, and what has it is dropped'),
});
export type ReviewRequest = z.infer<typeof reviewRequestSchema>;

/** The 201 of `POST /api/providers/{slug}/reviews`. */
export const reviewRequestAnswerSchema = z.strictObject({ status: z.literal('pending') });

/** The 201 of `POST /api/reviews/{id}/helpful`. */
export const helpfulAnswerSchema = z.strictObject({ helpfulCount: z.int().nonnegative() });
