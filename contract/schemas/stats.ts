import { z } from 'zod';
import { averageRatingSchema, countSchema, isoTimeSchema } from './fields.ts';

/** The answer of `GET /api/stats`. */
export const statsSchema = z.strictObject({
  totalProviders: countSchema,
  totalProducts: countSchema,
  reviewCount: countSchema,
  averageRating: averageRatingSchema,
  minPrices: z
    .record(z.string(), z.number().positive())
    .describe(
      'Medication name to its lowest price in stock that was checked in the last 30 days, in pounds',
    ),
  medicationCounts: z
    .record(z.string(), countSchema)
    .describe(
      'Medication name to the number of providers with a price of it that was checked in the last 30 days',
    ),
  pricesCheckedAt: isoTimeSchema.nullable().describe('The newest check of any price'),
});
export type Stats = z.infer<typeof statsSchema>;
