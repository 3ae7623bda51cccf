import type { PricePeriod } from '../schemas/price-history.ts';
import { londonMidnight } from './date.ts';
import { periodAt } from './price-periods.ts';

/** The length of a stock timeline in days, including today. */
export const stockTimelineDays = 90;

/** Whether a product was in stock on a day; null where unknown. */
export type StockOfDay = boolean | null;

/** The ends of the last 90 London days, oldest first, and of today so far: the same for all products of a page. */
export function stockTimelineEnds(now: Date): Date[] {
  return Array.from({ length: stockTimelineDays }, (_, index) => {
    const end = londonMidnight(now, index + 2 - stockTimelineDays);
    return new Date(Math.min(end.getTime(), now.getTime()) - 1);
  });
}

/** Whether a product was in stock at the end of each day. */
export function stockDays(
  periods: readonly PricePeriod[],
  ends: readonly Date[],
): readonly StockOfDay[] {
  return ends.map((end) => periodAt(periods, end)?.inStock ?? null);
}

/** Counts the days in stock, out of stock and unknown. */
export function countStockDays(days: readonly StockOfDay[]) {
  const count = (wanted: StockOfDay) => days.filter((inStock) => inStock === wanted).length;
  return { inStock: count(true), outOfStock: count(false), unknown: count(null) };
}
