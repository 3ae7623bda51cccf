import { z } from 'zod';
import { defaultHistoryRange, historyRangeNames } from '../rules/history-range.ts';
import { readPage, rowsAtOnce, rowsOnPage } from '../rules/list-page.ts';
import { countSchema, decimalSchema, idSchema, isoTimeSchema } from './fields.ts';
import { productsQuerySchema } from './products-query.ts';
import { stalePriceDays } from '../rules/freshness.ts';

/** A period in which a product's price, fees and stock are known to have stayed the same. */
export const pricePeriodSchema = z.strictObject({
  from: isoTimeSchema,
  until: isoTimeSchema.describe(
    'Exclusive; the time of the response if the period is still running',
  ),
  price: decimalSchema,
  consultationFee: decimalSchema.nullable().describe('0.00 means included, null means unknown'),
  deliveryFee: decimalSchema.nullable().describe('0.00 means free, null means unknown'),
  inStock: z.boolean().nullable().describe('Null means unknown'),
});
export type PricePeriod = z.infer<typeof pricePeriodSchema>;

export const productHistorySchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1).describe('Medication brand'),
  dose: z.string().min(1),
  periods: z
    .array(pricePeriodSchema)
    .describe('Oldest first; nothing is known about a gap between two periods'),
});
export type ProductHistory = z.infer<typeof productHistorySchema>;

/** The response of `GET /api/providers/{slug}/price-history`: every product that the provider lists now. */
export const providerHistorySchema = z.strictObject({
  at: isoTimeSchema.describe('The end of the history'),
  products: z.array(productHistorySchema),
});
export type ProviderHistory = z.infer<typeof providerHistorySchema>;

/** The prices of one dose on one day over all registered providers that had it in stock. */
export const marketPointSchema = z.strictObject({
  day: z.iso.date().describe('A day in London'),
  lowest: decimalSchema,
  median: decimalSchema,
  highest: decimalSchema,
  providers: countSchema.describe(
    `Registered providers with the dose in stock at a price checked in the preceding ${stalePriceDays} days`,
  ),
});
export type MarketPoint = z.infer<typeof marketPointSchema>;

/** The query of `GET /api/medications/{medication}/price-history`; the defaults are the lowest dose on sale and a year. */
export const marketHistoryQuerySchema = z.object({
  dose: z.string().trim().toLowerCase().optional(),
  months: z.enum(historyRangeNames).default(defaultHistoryRange),
});

/** The response of `GET /api/medications/{medication}/price-history`. */
export const marketHistorySchema = z.strictObject({
  at: isoTimeSchema.describe('The end of the history'),
  medication: z.string().min(1),
  dose: z.string().min(1),
  doses: z.array(z.string().min(1)).describe('All listed doses, by strength'),
  points: z.array(marketPointSchema).describe('Weekly, oldest first'),
});
export type MarketHistory = z.infer<typeof marketHistorySchema>;

/** The query of `GET /api/price-lines`: that of the products, of which a page is enough for a page. */
export const priceLinesQuerySchema = productsQuerySchema.extend({
  page: z
    .string()
    .regex(/^(everything|[1-9]\d{0,4})$/, 'page is a number from 1 on, or everything.')
    .transform(readPage)
    .optional()
    .describe(
      `Of the products that match, in order, the ${rowsOnPage} of this page, or with “everything” the first ${rowsAtOnce}; all if it is left out`,
    ),
});

/** The response of `GET /api/price-lines`: enough for a small line beside each price. */
export const priceLinesSchema = z.strictObject({
  days: z
    .array(z.iso.date())
    .describe('The first day of each of the last 12 months in London, and today'),
  prices: z
    .record(idSchema, z.array(decimalSchema.nullable()))
    .describe(
      `By product: its price at the start of each day, and now; null if it was not listed or not checked in the ${stalePriceDays} days before`,
    ),
});
export type PriceLines = z.infer<typeof priceLinesSchema>;
