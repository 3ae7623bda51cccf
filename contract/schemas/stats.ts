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
      'Medication name to its lowest price in stock at a provider on a register, in pounds',
    ),
  medicationCounts: z
    .record(z.string(), countSchema)
    .describe('Medication name to the number of providers on a register that list it'),
  pricesCheckedAt: isoTimeSchema.nullable().describe('The newest check of any price'),
});
export type Stats = z.infer<typeof statsSchema>;
