import { z } from 'zod';
import { reviewPageSize } from '../rules/review-order.ts';
import { companyProfileSchema } from './company-profile.ts';
import { countSchema, decimalSchema } from './fields.ts';
import { pictureSchema } from './picture.ts';
import { priceTrendSchema } from './price-change.ts';
import { companyProductSchema } from './product.ts';
import { reviewSchema, reviewSummarySchema } from './review.ts';
import { sentimentSnapshotSchema } from './sentiment.ts';
import { termSourcesSchema } from './provider-terms.ts';
import { freshnessTexts } from '../rules/freshness.ts';

export const companyMetricsSchema = z.strictObject({
  totalProducts: countSchema,
  lowestPrice: decimalSchema
    .nullable()
    .describe(
      `Over the products on sale (in stock, checked ${freshnessTexts.month}, from a registered provider); null if there are none`,
    ),
  medicationsAvailable: z.array(z.string()).describe('Brands on offer, in or out of stock'),
});
export type CompanyMetrics = z.infer<typeof companyMetricsSchema>;

/** A provider in `GET /api/companies`: profile, products and the newest 5 reviews. */
export const companySchema = companyProfileSchema.extend({
  products: z.array(companyProductSchema),
  reviews: z.array(reviewSchema).max(5),
  metrics: companyMetricsSchema,
  priceTrend: priceTrendSchema.nullable().describe('Null if no price can be compared'),
});
export type Company = z.infer<typeof companySchema>;

export const companiesSchema = z.array(companySchema);

/** A provider in `GET /api/providers/{slug}`: everything, with the newest 12 reviews. */
export const providerSchema = companySchema.extend({
  reviews: z.array(reviewSchema).max(reviewPageSize),
  reviewSummary: reviewSummarySchema,
  logo: pictureSchema.nullable(),
  sentiment: sentimentSnapshotSchema.nullable(),
  termSources: termSourcesSchema.describe('Where each term was read; null where it is unknown'),
  pricingAnalysis: z
    .string()
    .nullable()
    .describe('Paragraphs by the editors, separated by blank lines'),
});
export type Provider = z.infer<typeof providerSchema>;
