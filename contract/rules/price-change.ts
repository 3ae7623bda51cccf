import type { Pence } from './money.ts';

export const priceDirections = ['increase', 'decrease', 'same'] as const;
export type PriceDirection = (typeof priceDirections)[number];

/** How many days back a change counts for the arrow beside a price. */
export const priceChangeWindowDays = 31;

export type PriceDifference = {
  change: PriceDirection;
  /** The size of the change as a percentage of the old price, with one decimal, never negative; a small one is rounded to 0. */
  percentage: number;
};

/** Compares two amounts; the old one must be above zero. */
export function priceDifference(oldPence: Pence, newPence: Pence): PriceDifference {
  const percentage = Math.round((Math.abs(newPence - oldPence) / oldPence) * 1000) / 10;
  return { change: directionOf(newPence - oldPence), percentage };
}

/** The size of a change whose percentage is rounded to 0. */
export const lessThanTenth = 'less than 0.1%';

/** The tooltip of the price-change arrow (specification, section 4). */
export function priceChangeText({ change, percentage }: PriceDifference): string {
  const size = percentage === 0 ? lessThanTenth : `${percentage}%`;
  if (change === 'increase') return `Price increased by ${size}`;
  if (change === 'decrease') return `Price decreased by ${size}`;
  return 'Price unchanged';
}

/** The same where there is little room. */
export function priceChangeInBrief({ change, percentage }: PriceDifference): string {
  if (change === 'same') return 'Unchanged';
  return percentage === 0 ? '<0.1%' : `${percentage}%`;
}

/** A price now and before; before is null where it is not known. */
export type ComparedPrice = { baselinePence: Pence | null; currentPence: Pence };

/**
 * What prices come to together against what they came to before, in per cent with one decimal and its sign: one rule for
 * providers' cards and reports. What cannot be compared is no part of it; null if nothing can.
 */
export function changeOfAll(prices: readonly ComparedPrice[]): number | null {
  const { before, now } = sumsOf(prices);
  return before === 0 ? null : toOneDecimal(changeInPercent(before, now));
}

/** The same as a provider's card shows it, with its direction instead of its sign; null if nothing can be compared. */
export function trendOf(prices: readonly ComparedPrice[]): PriceDifference | null {
  const percentage = changeOfAll(prices);
  if (percentage === null) return null;
  const { before, now } = sumsOf(prices);
  return { change: directionOf(now - before), percentage: Math.abs(percentage) };
}

function sumsOf(prices: readonly ComparedPrice[]): { before: Pence; now: Pence } {
  let before = 0;
  let now = 0;
  for (const { baselinePence, currentPence } of prices) {
    if (baselinePence === null) continue;
    before += baselinePence;
    now += currentPence;
  }
  return { before, now };
}

/** The change of one price in per cent of the old one, with its sign, not rounded. */
export function changeInPercent(oldPence: Pence, newPence: Pence): number {
  return ((newPence - oldPence) / oldPence) * 100;
}

/** Per cent as they are shown, a fall rounded like a rise; never -0, which would be shown as a decrease. */
export function toOneDecimal(percentage: number): number {
  return (Math.sign(percentage) * Math.round(Math.abs(percentage) * 10)) / 10 || 0;
}

/** Which way a change goes, in pence or per cent. */
export function directionOf(change: number): PriceDirection {
  if (change > 0) return 'increase';
  return change < 0 ? 'decrease' : 'same';
}
