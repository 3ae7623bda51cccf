import { z } from 'zod';
import type { Discount as StoredDiscount } from '#collections/payload-types.ts';

import { relationId } from '#collections/relation-id.ts';
import { isOnOffer } from '#contract/rules/discount-period.ts';
import { isRegistered, type Registered } from '#contract/rules/registration.ts';
import type { Company } from '#contract/schemas/company.ts';
import { discountSchema, type Discount } from '#contract/schemas/discount.ts';
import { isoTimeSchema } from '#contract/schemas/fields.ts';
import { pricedDose } from './offers.ts';
import { relatedId } from './related-id.ts';

const discountPartSchema = z.strictObject({
  discount: discountSchema.omit({ provider: true, providerSlug: true, product: true }),
  provider: z.string().min(1),
  product: z.string().min(1).nullable(),
  createdAt: isoTimeSchema,
  startsAt: isoTimeSchema.nullable(),
  endsAt: isoTimeSchema.nullable(),
  /** On a medicine and not signed off: shown only while the site shows sample data. */
  isUnsigned: z.boolean(),
});
/** An active offer, without what depends on other documents. */
export type DiscountPart = z.infer<typeof discountPartSchema>;

/** @throws ZodError if the offer cannot be shown. */
export function discountPart(discount: StoredDiscount): DiscountPart {
  return discountPartSchema.parse({
    discount: {
      id: discount.id,
      discount_code: discount.code || null,
      discount_text: discount.discountText,
      percentage_off: discount.percentageOff ?? null,
      fixed_amount_off: discount.fixedAmountOffPence ? discount.fixedAmountOffPence / 100 : null,
      validity_period: discount.validityPeriod,
      dependencies: discount.dependencies ?? [],
      limiting_factors: discount.limitingFactors ?? [],
      url: discount.url,
      discovered_date: discount.discoveredAt,
      is_active: true,
    },
    provider: relatedId(discount.provider, 'provider'),
    product: discount.product ? relationId(discount.product) : null,
    createdAt: discount.createdAt,
    startsAt: discount.startsAt ?? null,
    endsAt: discount.endsAt ?? null,
    isUnsigned: discount.appliesTo.includes('medicine') && !discount.isSignedOff,
  });
}

/**
 * The offers of published, registered providers that are running at `now`, newest first; ties keep the order in which
 * they were stored.
 */
export function buildDiscounts(
  discounts: readonly DiscountPart[],
  companyOf: (
    provider: string,
  ) => (Pick<Company, 'name' | 'products' | 'slug'> & Registered) | undefined,
  now: Date,
): Discount[] {
  return discounts
    .filter(({ startsAt, endsAt }) => isOnOffer({ isActive: true, startsAt, endsAt }, now))
    .toSorted(
      (a, b) =>
        b.discount.discovered_date.localeCompare(a.discount.discovered_date) ||
        a.createdAt.localeCompare(b.createdAt),
    )
    .flatMap(({ discount, provider, product: productId }) => {
      const company = companyOf(provider);
      if (!company || !isRegistered(company)) return [];
      const product = company.products.find(({ id }) => id === productId);
      return [
        {
          ...discount,
          provider: company.name,
          providerSlug: company.slug,
          product: product ? pricedDose(product) : null,
        },
      ];
    });
}

/** When the next offer begins or ends after `now`, in milliseconds since 1970; Infinity if none does. */
export function nextDiscountChange(discounts: readonly DiscountPart[], now: Date): number {
  const turns = discounts.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt].map(timeOf));
  return Math.min(...turns.filter((turn) => turn > now.getTime()));
}

function timeOf(time: string | null): number {
  return time === null ? Infinity : Date.parse(time);
}
