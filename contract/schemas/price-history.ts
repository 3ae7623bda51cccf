import { z } from 'zod';
import { defaultHistoryRange, historyRangeNames } from '../rules/history-range.ts';
import { countSchema, decimalSchema, idSchema, isoTimeSchema } from './fields.ts';

/** A stretch of time in which the price, fees and stock of a product are known to have been the same. */
export const pricePeriodSchema = z.strictObject({
  from: isoTimeSchema,
  until: isoTimeSchema.describe('Exclusive; up to when is told if it still holds'),
  price: decimalSchema,
  consultationFee: decimalSchema.nullable().describe('0.00 is included, null is unknown'),
  deliveryFee: decimalSchema.nullable().describe('0.00 is free, null is unknown'),
  inStock: z.boolean().nullable().describe('Null is unknown'),
});
export type PricePeriod = z.infer<typeof pricePeriodSchema>;

export const productHistorySchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1).describe('Medication brand'),
  dose: z.string().min(1),
  periods: z
    .array(pricePeriodSchema)
    .describe('Oldest first; nothing is known of the time between two that do not touch'),
});
export type ProductHistory = z.infer<typeof productHistorySchema>;

/** The answer of `GET /api/providers/{slug}/price-history`: every product that the provider lists now. */
export const providerHistorySchema = z.strictObject({
  at: isoTimeSchema.describe('Up to when it is told'),
  products: z.array(productHistorySchema),
});
export type ProviderHistory = z.infer<typeof providerHistorySchema>;

/** What all providers on a register together asked for one dose on one day, of what was in stock. */
export const marketPointSchema = z.strictObject({
  day: z.iso.date().describe('In British time'),
  lowest: decimalSchema,
  median: decimalSchema,
  highest: decimalSchema,
  providers: countSchema.describe(
    'With the dose in stock at a price checked in the 30 days before',
  ),
});
export type MarketPoint = z.infer<typeof marketPointSchema>;

/**
 * The query of `GET /api/medications/{medication}/price-history`; without a dose it is the lowest one on sale, without
 * months a year.
 */
export const marketHistoryQuerySchema = z.object({
  dose: z.string().trim().toLowerCase().optional(),
  months: z.enum(historyRangeNames).default(defaultHistoryRange),
});
export type MarketHistoryQuery = z.infer<typeof marketHistoryQuerySchema>;

/** The answer of `GET /api/medications/{medication}/price-history`. */
export const marketHistorySchema = z.strictObject({
  at: isoTimeSchema.describe('Up to when it is told'),
  medication: z.string().min(1),
  dose: z.string().min(1),
  doses: z.array(z.string().min(1)).describe('All that are listed, by strength'),
  points: z.array(marketPointSchema).describe('Weekly, oldest first'),
});
export type MarketHistory = z.infer<typeof marketHistorySchema>;
