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
      'Medication name to its lowest price on sale, in pounds: in stock, checked in the last 30 days, at a provider on a register',
    ),
  medicationCounts: z
    .record(z.string(), countSchema)
    .describe(
      'Medication name to the number of providers on a register with a price of it that was checked in the last 30 days',
    ),
  pricesCheckedAt: isoTimeSchema.nullable().describe('The newest check of any price'),
});
export type Stats = z.infer<typeof statsSchema>;
