import type { PricePeriod } from '../schemas/price-history.ts';
import { londonDay, londonMidnight } from './date.ts';
import { periodAt } from './price-periods.ts';

/** The length of a stock timeline in days, including today. */
export const stockTimelineDays = 90;

export type StockOfDay = { day: string; inStock: boolean | null };

/**
 * Whether a product was in stock at the end of each of the last 90 London days, and now; null where unknown. Oldest
 * first.
 */
export function stockDays(periods: readonly PricePeriod[], now: Date): StockOfDay[] {
  return Array.from({ length: stockTimelineDays }, (_, index) => {
    const daysLater = index + 2 - stockTimelineDays;
    const end = Math.min(londonMidnight(now, daysLater).getTime(), now.getTime());
    const time = new Date(end - 1);
    return { day: londonDay(time), inStock: periodAt(periods, time)?.inStock ?? null };
  });
}

/** Counts the days in stock, out of stock and unknown. */
export function countStockDays(days: readonly StockOfDay[]) {
  const count = (wanted: boolean | null) => days.filter(({ inStock }) => inStock === wanted).length;
  return { inStock: count(true), outOfStock: count(false), unknown: count(null) };
}
