import { z } from 'zod';
import { pricedDoseSchema } from './product.ts';
import { leastKnownDays, medianDays } from '../rules/median-total.ts';
import { offerPatientNames } from '../rules/offer-totals.ts';
import { inStockLately } from '../rules/on-sale.ts';
import { decimalSchema, idSchema, isoTimeSchema, slugSchema, urlSchema } from './fields.ts';

const patientTotalSchema = z.strictObject({
  total: decimalSchema,
  isComplete: z.boolean().describe('False when a fee is unknown: the total is then the least'),
});

/** What one order of a dose comes to with an offer. */
export const offerTotalSchema = z.strictObject({
  productId: idSchema,
  name: z.string().min(1),
  dose: z.string().min(1),
  newPatient: patientTotalSchema.describe('On the first order'),
  returningPatient: patientTotalSchema.describe('On a repeat order'),
  medianTotal: decimalSchema
    .nullable()
    .describe(
      `What the same order has come to without the offer, the median of the last ${medianDays} days: a repeat order if the offer is for returning patients alone, otherwise a first order; null if it is known of fewer than ${leastKnownDays} of them`,
    ),
});
export type OfferTotal = z.infer<typeof offerTotalSchema>;

/** A provider's offer, with the specification's field names (section 3). */
export const discountSchema = z.strictObject({
  id: idSchema,
  provider: z.string().min(1),
  providerSlug: slugSchema,
  discount_code: z.string().min(1).nullable(),
  discount_text: z.string().min(1),
  percentage_off: z.number().min(1).max(100).nullable(),
  fixed_amount_off: z.number().positive().nullable().describe('Pounds'),
  product: pricedDoseSchema
    .nullable()
    .describe(
      `The product whose price the offer mentions, as listed now, with its fees; null if it is not ${inStockLately}`,
    ),
  forWhom: z.enum(offerPatientNames).nullable().describe('Null if the editors have not said'),
  totals: z
    .array(offerTotalSchema)
    .describe('Of the doses that it holds for; empty where they cannot be worked out'),
  validity_period: z.string().min(1),
  dependencies: z.array(z.string()).describe('Who is eligible'),
  limiting_factors: z.array(z.string()).describe('Terms'),
  url: urlSchema,
  discovered_date: isoTimeSchema,
  is_active: z.literal(true),
});
export type Discount = z.infer<typeof discountSchema>;

/** The response of `GET /api/discounts`: current offers, newest first. */
export const discountsSchema = z.array(discountSchema);
