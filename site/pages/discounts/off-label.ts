import { formatPrice } from '#contract/rules/money.ts';
import { toOneDecimal } from '#contract/rules/price-change.ts';
import type { Discount } from '#contract/schemas/discount.ts';

/** The label of an offer, such as `30% OFF` or `£10 OFF`; undefined for an offer described in words only. */
export function offLabel({
  percentage_off,
  fixed_amount_off,
}: Pick<Discount, 'fixed_amount_off' | 'percentage_off'>): string | undefined {
  if (percentage_off !== null) return `${toOneDecimal(percentage_off)}% OFF`;
  if (fixed_amount_off !== null) return `${formatPrice(Math.round(fixed_amount_off * 100))} OFF`;
  return undefined;
}
