import { z } from 'zod';
import { averageRatingSchema, countSchema, isoTimeSchema } from './fields.ts';
import { freshnessTexts } from '../rules/freshness.ts';

/** The response of `GET /api/stats`. */
export const statsSchema = z.strictObject({
  totalProviders: countSchema,
  totalProducts: countSchema,
  reviewCount: countSchema,
  averageRating: averageRatingSchema,
  minPrices: z
    .record(z.string(), z.number().positive())
    .describe(
      `Lowest price on sale by medication name, in pounds: in stock, checked ${freshnessTexts.month}, from a registered provider`,
    ),
  medicationCounts: z
    .record(z.string(), countSchema)
    .describe(
      `Number of registered providers with a price checked ${freshnessTexts.month}, by medication name`,
    ),
  pricesCheckedAt: isoTimeSchema.nullable().describe('The most recent check of any price'),
});
export type Stats = z.infer<typeof statsSchema>;
