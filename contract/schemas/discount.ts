import { z } from 'zod';
import { pricedDoseSchema } from './product.ts';
import { idSchema, isoTimeSchema, slugSchema, urlSchema } from './fields.ts';

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
    .describe('The product whose price the offer mentions, as listed now, with its fees'),
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
