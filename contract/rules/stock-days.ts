import type { PricePeriod } from '../schemas/price-history.ts';
import { londonDay, londonMidnight } from './date.ts';
import { periodAt } from './price-periods.ts';

/** How far back a stock timeline goes, in days, today included. */
export const stockTimelineDays = 90;

export type StockOfDay = { day: string; inStock: boolean | null };

/**
 * Whether a product was in stock when each of the last 90 days ended in London, and now; null where nobody looked.
 * Oldest first.
 */
export function stockDays(periods: readonly PricePeriod[], now: Date): StockOfDay[] {
  return Array.from({ length: stockTimelineDays }, (_, index) => {
    const daysLater = index + 2 - stockTimelineDays;
    const end = Math.min(londonMidnight(now, daysLater).getTime(), now.getTime());
    const time = new Date(end - 1);
    return { day: londonDay(time), inStock: periodAt(periods, time)?.inStock ?? null };
  });
}

/** How many of some days a product was in stock, out of stock, or nobody knows. */
export function countStockDays(days: readonly StockOfDay[]) {
  const count = (wanted: boolean | null) => days.filter(({ inStock }) => inStock === wanted).length;
  return { inStock: count(true), outOfStock: count(false), unknown: count(null) };
}
