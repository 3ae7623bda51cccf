import { formatPrice } from '#contract/rules/money.ts';
import type { Discount } from '#contract/schemas/discount.ts';

/** What an offer takes off, as in `30% OFF` or `£10 OFF`; nothing for an offer in words alone. */
export function offLabel({
  percentage_off,
  fixed_amount_off,
}: Pick<Discount, 'fixed_amount_off' | 'percentage_off'>): string | undefined {
  if (percentage_off !== null) return `${percentage_off}% OFF`;
  if (fixed_amount_off !== null) return `${formatPrice(Math.round(fixed_amount_off * 100))} OFF`;
  return undefined;
}
