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
