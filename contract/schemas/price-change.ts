import { z } from 'zod';
import { priceDirections } from '../rules/price-change.ts';
import { decimalSchema } from './fields.ts';

/** A price against what it was a month ago (31 days), from the log of observations. */
export const priceChangeSchema = z.strictObject({
  change: z.enum(priceDirections),
  percentage: z.number().nonnegative().describe('Per cent of the old price, one decimal'),
  oldPrice: decimalSchema,
  newPrice: decimalSchema,
});
export type PriceChange = z.infer<typeof priceChangeSchema>;

/**
 * What a provider's prices come to together against a month ago, of products with a price checked in the last 30 days both
 * times: the same rule as in reports.
 */
export const priceTrendSchema = priceChangeSchema.pick({ change: true, percentage: true });
export type PriceTrend = z.infer<typeof priceTrendSchema>;
