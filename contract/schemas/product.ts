import { z } from 'zod';
import { freshnessSteps } from '../rules/freshness.ts';
import { companyProfileSchema } from './company-profile.ts';
import { decimalSchema, idSchema, isoTimeSchema, sha256Schema } from './fields.ts';
import { priceChangeSchema } from './price-change.ts';

/** One dose of one medication at one provider, as listed on the provider itself. */
export const companyProductSchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1).describe('Medication brand'),
  activeIngredient: z.string().min(1),
  dose: z.string().min(1),
  price: decimalSchema,
  priceUnit: z.string().min(1).describe('What the price is for, as in "month"'),
  consultationFee: decimalSchema.nullable().describe('0.00 is included, null is unknown'),
  deliveryFee: decimalSchema.nullable().describe('0.00 is free, null is unknown'),
  inStock: z.boolean(),
  priceChange: priceChangeSchema,
  checkedAt: isoTimeSchema.describe('When the price was last checked'),
  evidenceSha256: sha256Schema
    .nullable()
    .describe('The picture or PDF of the source that was added at that check'),
  freshness: z
    .enum(freshnessSteps)
    .describe(
      'How long ago the price was checked, at most; one that is older than a month counts in no figure',
    ),
});
export type CompanyProduct = z.infer<typeof companyProductSchema>;

/** A price with all that it takes to say what it comes to with its fees. */
export const pricedDoseSchema = companyProductSchema.pick({
  name: true,
  dose: true,
  price: true,
  priceUnit: true,
  consultationFee: true,
  deliveryFee: true,
});
export type PricedDose = z.infer<typeof pricedDoseSchema>;

/** One dose of one medication at one provider, with the provider. */
export const productSchema = companyProductSchema.extend({ company: companyProfileSchema });
export type Product = z.infer<typeof productSchema>;

export const productsSchema = z.array(productSchema);
