import { z } from 'zod';
import type { Discount as StoredDiscount } from '#collections/payload-types.ts';

import { relationId } from '#collections/relation-id.ts';
import { isOnOffer } from '#contract/rules/discount-period.ts';
import { isUnsigned } from '#contract/rules/discount-sign-off.ts';
import { toDecimalString } from '#contract/rules/money.ts';
import { offerPartNames, offerTotals } from '#contract/rules/offer-totals.ts';
import { isOnSale } from '#contract/rules/on-sale.ts';
import { isRegistered, type Registered } from '#contract/rules/registration.ts';
import { toCharge, type TotalCost } from '#contract/rules/total-cost.ts';
import type { Company } from '#contract/schemas/company.ts';
import { discountSchema, type Discount, type OfferTotal } from '#contract/schemas/discount.ts';
import { isoTimeSchema } from '#contract/schemas/fields.ts';
import type { CompanyProduct } from '#contract/schemas/product.ts';
import { pricedDose } from './offers.ts';
import { relatedId } from './related-id.ts';

const discountPartSchema = z.strictObject({
  discount: discountSchema.omit({
    provider: true,
    providerSlug: true,
    product: true,
    totals: true,
  }),
  provider: z.string().min(1),
  product: z.string().min(1).nullable(),
  createdAt: isoTimeSchema,
  startsAt: isoTimeSchema.nullable(),
  endsAt: isoTimeSchema.nullable(),
  takenOff: z.array(z.enum(offerPartNames)),
  fixedAmountOffPence: z.int().positive().nullable(),
  /** Null holds for all medications of the provider. */
  medication: z.string().min(1).nullable(),
  /** None holds for all doses. */
  doses: z.array(z.string()),
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
      forWhom: discount.forWhom ?? null,
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
    takenOff: discount.takenOff ?? [],
    fixedAmountOffPence: discount.fixedAmountOffPence ?? null,
    medication: discount.medication ? relationId(discount.medication) : null,
    doses: discount.doses ?? [],
    isUnsigned: isUnsigned(discount),
  });
}

/** Whether an offer can be had at `now`. */
export function isRunning({ startsAt, endsAt }: DiscountPart, now: Date): boolean {
  return isOnOffer({ isActive: true, startsAt, endsAt }, now);
}

/** Newest first; ties keep the order in which they were stored. */
export function compareDiscounts(a: DiscountPart, b: DiscountPart): number {
  return (
    b.discount.discovered_date.localeCompare(a.discount.discovered_date) ||
    a.createdAt.localeCompare(b.createdAt)
  );
}

/** An offer with its provider and what it comes to; null unless its provider is published and registered. */
export function buildDiscount(
  part: DiscountPart,
  {
    companyOf,
    medicationNames,
  }: {
    companyOf: (
      provider: string,
    ) => (Pick<Company, 'name' | 'products' | 'slug'> & Registered) | undefined;
    /** By id. */
    medicationNames: ReadonlyMap<string, string>;
  },
): Discount | null {
  const { discount, provider, product: productId, medication } = part;
  const company = companyOf(provider);
  if (!company || !isRegistered(company)) return null;
  const product = company.products.find(({ id }) => id === productId);
  return {
    ...discount,
    provider: company.name,
    providerSlug: company.slug,
    product: product && isOnSale(product, company) ? pricedDose(product) : null,
    totals: totalsOf(
      part,
      company.products
        .filter((each) => isOnSale(each, company))
        .filter(({ name }) => medication === null || name === medicationNames.get(medication)),
    ),
  };
}

/** What orders of products on sale come to with an offer, dose by dose; the past is not known here. */
function totalsOf(
  { discount, takenOff, fixedAmountOffPence, doses }: DiscountPart,
  products: readonly CompanyProduct[],
): OfferTotal[] {
  const offer = {
    forWhom: discount.forWhom,
    takenOff,
    percentageOff: discount.percentage_off,
    fixedAmountOffPence,
  };
  return products
    .filter(({ dose }) => doses.length === 0 || doses.includes(dose))
    .flatMap((product) => {
      const totals = offerTotals(offer, toCharge(product));
      if (!totals) return [];
      return [
        {
          productId: product.id,
          name: product.name,
          dose: product.dose,
          newPatient: patientTotal(totals.newPatient),
          returningPatient: patientTotal(totals.returningPatient),
          medianTotal: null,
        },
      ];
    });
}

function patientTotal({ pence, isComplete }: TotalCost): OfferTotal['newPatient'] {
  return { total: toDecimalString(pence), isComplete };
}

/** When the next offer begins or ends after `now`, in milliseconds since 1970; Infinity if none does. */
export function nextDiscountChange(discounts: readonly DiscountPart[], now: Date): number {
  const turns = discounts.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt].map(timeOf));
  return Math.min(...turns.filter((turn) => turn > now.getTime()));
}

function timeOf(time: string | null): number {
  return time === null ? Infinity : Date.parse(time);
}
