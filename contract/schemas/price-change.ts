import { z } from 'zod';
import { priceDirections } from '../rules/price-change.ts';
import { decimalSchema } from './fields.ts';

/** A price compared with a month (31 days) ago, from the log of observations. */
export const priceChangeSchema = z.strictObject({
  change: z.enum(priceDirections),
  percentage: z.number().nonnegative().describe('Percentage of the old price, one decimal'),
  oldPrice: decimalSchema,
  newPrice: decimalSchema,
});
export type PriceChange = z.infer<typeof priceChangeSchema>;

/**
 * The sum of a provider's prices compared with a month ago, by the rule of reports: products with a price checked in the last
 * 30 days both times.
 */
export const priceTrendSchema = priceChangeSchema.pick({ change: true, percentage: true });
export type PriceTrend = z.infer<typeof priceTrendSchema>;
