import type { PricePeriod } from '../schemas/price-history.ts';
import { londonMidnight } from './date.ts';
import { periodAt } from './price-periods.ts';

/** The length of a stock timeline in days, including today. */
export const stockTimelineDays = 90;

/** Whether a product was in stock on a day; null where unknown. */
export type StockOfDay = boolean | null;

/** The ends of the last 90 London days as ISO times, oldest first, today's being now: the same for all products of a page. */
export function stockTimelineEnds(now: Date): string[] {
  return Array.from({ length: stockTimelineDays }, (_, index) => {
    const end = londonMidnight(now, index + 2 - stockTimelineDays);
    return new Date(Math.min(end.getTime(), now.getTime()) - 1).toISOString();
  });
}

/** Whether a product was in stock at the end of each day. */
export function stockDays(
  periods: readonly PricePeriod[],
  ends: readonly string[],
): readonly StockOfDay[] {
  return ends.map((end) => periodAt(periods, end)?.inStock ?? null);
}

/** Counts the days in stock, out of stock and unknown. */
export function countStockDays(days: readonly StockOfDay[]) {
  const count = (wanted: StockOfDay) => days.filter((inStock) => inStock === wanted).length;
  return { inStock: count(true), outOfStock: count(false), unknown: count(null) };
}
