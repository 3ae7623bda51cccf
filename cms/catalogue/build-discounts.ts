import type { Discount as StoredDiscount } from '#collections/payload-types.ts';
import { relationId } from '#collections/relation-id.ts';
import { isOnOffer } from '#contract/rules/discount-period.ts';
import type { Company } from '#contract/schemas/company.ts';
import type { Discount } from '#contract/schemas/discount.ts';

/**
 * The offers of published providers that are switched on, have begun and have not ended at `now`, newest first; those
 * of one time in the order they were written down in.
 */
export function buildDiscounts(
  discounts: readonly StoredDiscount[],
  companies: readonly Company[],
  now: Date,
): Discount[] {
  const companiesById = new Map(companies.map((company) => [company.id, company]));
  return discounts
    .filter((discount) => isOnOffer(discount, now))
    .toSorted(
      (a, b) =>
        b.discoveredAt.localeCompare(a.discoveredAt) || a.createdAt.localeCompare(b.createdAt),
    )
    .flatMap((discount) => {
      const company = companiesById.get(relationId(discount.provider));
      return company ? [toContract(discount, company)] : [];
    });
}

function toContract(discount: StoredDiscount, company: Company): Discount {
  return {
    id: discount.id,
    provider: company.name,
    providerSlug: company.slug,
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
  };
}

/** When the first of the offers begins or ends after `now`, if any does. */
export function nextDiscountTurn(
  discounts: readonly StoredDiscount[],
  now: Date,
): Date | undefined {
  const turns = discounts.flatMap(({ startsAt, endsAt }) =>
    [startsAt, endsAt].flatMap((time) => (time ? [new Date(time)] : [])),
  );
  return turns.filter((turn) => turn > now).toSorted((a, b) => a.getTime() - b.getTime())[0];
}
