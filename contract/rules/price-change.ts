import type { Pence } from './money.ts';

export const priceDirections = ['increase', 'decrease', 'same'] as const;
export type PriceDirection = (typeof priceDirections)[number];

/** How many days back a change counts for the arrow beside a price. */
export const priceChangeWindowDays = 31;

export type PriceDifference = {
  change: PriceDirection;
  /** The size of the change as a percentage of the old price, with one decimal, never negative. */
  percentage: number;
};

/** Compares two amounts; the old one must be above zero. */
export function priceDifference(oldPence: Pence, newPence: Pence): PriceDifference {
  const percentage = Math.round((Math.abs(newPence - oldPence) / oldPence) * 1000) / 10;
  if (newPence > oldPence) return { change: 'increase', percentage };
  if (newPence < oldPence) return { change: 'decrease', percentage };
  return { change: 'same', percentage: 0 };
}

/** The tooltip of the price-change arrow (specification, section 4). */
export function priceChangeText({ change, percentage }: PriceDifference): string {
  if (change === 'increase') return `Price increased by ${percentage}%`;
  if (change === 'decrease') return `Price decreased by ${percentage}%`;
  return 'Price unchanged';
}

/** A price now and before; before is null where it is not known. */
export type ComparedPrice = { baselinePence: Pence | null; currentPence: Pence };

/**
 * What prices come to together against what they came to before, in per cent with one decimal and its sign: one rule for
 * providers' cards and reports. What cannot be compared is no part of it; null if nothing can.
 */
export function changeOfAll(prices: readonly ComparedPrice[]): number | null {
  let before = 0;
  let now = 0;
  for (const { baselinePence, currentPence } of prices) {
    if (baselinePence === null) continue;
    before += baselinePence;
    now += currentPence;
  }
  return before === 0 ? null : toOneDecimal(changeInPercent(before, now));
}

/** The same as a provider's card shows it, which says nothing has changed where nothing can be compared. */
export function trendOf(prices: readonly ComparedPrice[]): PriceDifference {
  const percentage = changeOfAll(prices) ?? 0;
  return { change: directionOf(percentage), percentage: Math.abs(percentage) };
}

/** The change of one price in per cent of the old one, with its sign, not rounded. */
export function changeInPercent(oldPence: Pence, newPence: Pence): number {
  return ((newPence - oldPence) / oldPence) * 100;
}

/** Per cent as they are shown, a fall rounded like a rise; never -0, which would be shown as a decrease. */
export function toOneDecimal(percentage: number): number {
  return (Math.sign(percentage) * Math.round(Math.abs(percentage) * 10)) / 10 || 0;
}

/** Which way a change in per cent goes, as far as it is shown. */
export function directionOf(percentage: number): PriceDirection {
  if (percentage > 0) return 'increase';
  return percentage < 0 ? 'decrease' : 'same';
}
