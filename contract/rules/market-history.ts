import type { MarketPoint, PricePeriod } from '../schemas/price-history.ts';
import { londonDay } from './date.ts';
import { median } from './median.ts';
import { toDecimalString, toPence } from './money.ts';
import { periodAt } from './price-periods.ts';

const week = 7 * 24 * 60 * 60 * 1000;

/** The times of the market's data points, oldest first: now, and every week before back to a start. */
export function weeksUntil(now: Date, start: Date): Date[] {
  const weeks = Math.max(0, Math.floor((now.getTime() - start.getTime()) / week));
  return Array.from(
    { length: weeks + 1 },
    (_, index) => new Date(now.getTime() - (weeks - index) * week - 1),
  );
}

/** The market's prices of one dose at the given times, for products in stock; times without any are left out. */
export function marketPoints(
  products: readonly (readonly PricePeriod[])[],
  times: readonly Date[],
): MarketPoint[] {
  return times.flatMap((time) => {
    const prices = products
      .map((periods) => periodAt(periods, time))
      .flatMap((period) => (period?.inStock ? [toPence(period.price)] : []))
      .toSorted((a, b) => a - b);
    const [lowest] = prices;
    const highest = prices.at(-1);
    const middle = median(prices);
    if (lowest === undefined || highest === undefined || middle === null) return [];
    return [
      {
        day: londonDay(time),
        lowest: toDecimalString(lowest),
        median: toDecimalString(middle),
        highest: toDecimalString(highest),
        providers: prices.length,
      },
    ];
  });
}
