import { z } from 'zod';
import { feeBasisNames } from '../rules/consultation-fee-basis.ts';
import { freshnessSteps, stalePriceDays } from '../rules/freshness.ts';
import { companyProfileSchema } from './company-profile.ts';
import { decimalSchema, idSchema, isoTimeSchema, sha256Schema } from './fields.ts';
import { priceChangeSchema } from './price-change.ts';

/** One dose of one medication at one provider, as listed within the provider. */
export const companyProductSchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1).describe('Medication brand'),
  activeIngredient: z.string().min(1),
  dose: z.string().min(1),
  price: decimalSchema,
  priceUnit: z.string().min(1).describe('The unit of the price, as in "month"'),
  firstOrderPrice: decimalSchema
    .nullable()
    .describe('What a new patient pays for the first order instead; null means none is known'),
  consultationFee: decimalSchema.nullable().describe('0.00 means included, null means unknown'),
  consultationFeeBasis: z
    .enum(feeBasisNames)
    .nullable()
    .describe(
      'How often the consultation fee is charged; null means unknown, or that it is included',
    ),
  deliveryFee: decimalSchema.nullable().describe('0.00 means free, null means unknown'),
  inStock: z
    .boolean()
    .nullable()
    .describe('Null means unknown, as it can be on a past day; it is known of today'),
  priceChange: priceChangeSchema
    .nullable()
    .describe(
      `Null if it was not listed, or not checked in the ${stalePriceDays} days before, now or a month ago`,
    ),
  checkedAt: isoTimeSchema.describe('When the price was last checked'),
  evidenceSha256: sha256Schema
    .nullable()
    .describe('The picture or PDF of the source that was added at that check'),
  freshness: z
    .enum(freshnessSteps)
    .describe(
      `How recently the price was checked; “older” is more than ${stalePriceDays} days ago and counts in no figure`,
    ),
});
export type CompanyProduct = z.infer<typeof companyProductSchema>;

/** A price with everything needed to compute its total. */
export const pricedDoseSchema = companyProductSchema.pick({
  name: true,
  dose: true,
  price: true,
  priceUnit: true,
  firstOrderPrice: true,
  consultationFee: true,
  consultationFeeBasis: true,
  deliveryFee: true,
});
export type PricedDose = z.infer<typeof pricedDoseSchema>;

/** One dose of one medication at one provider, with the provider. */
export const productSchema = companyProductSchema.extend({ company: companyProfileSchema });
export type Product = z.infer<typeof productSchema>;

export const productsSchema = z.array(productSchema);
