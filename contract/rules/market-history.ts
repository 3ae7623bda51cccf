import type { MarketPoint, PricePeriod } from '../schemas/price-history.ts';
import { londonDay } from './date.ts';
import { median } from './median.ts';
import { toDecimalString, toPence, type Pence } from './money.ts';

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
  const pricesAt = times.map((time) => ({ time, at: time.toISOString(), prices: [] as Pence[] }));
  for (const periods of products) addPrices(pricesAt, periods);
  return pricesAt.flatMap(({ time, prices: unsorted }) => {
    const prices = unsorted.toSorted((a, b) => a - b);
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

/** Adds what a product cost at each time; both are oldest first, so one walk is enough. */
function addPrices(
  pricesAt: readonly { at: string; prices: Pence[] }[],
  periods: readonly PricePeriod[],
): void {
  let index = 0;
  for (const { at, prices } of pricesAt) {
    while (hasEnded(periods[index], at)) index += 1;
    const period = periods[index];
    if (period?.inStock && period.from <= at) prices.push(toPence(period.price));
  }
}

function hasEnded(period: PricePeriod | undefined, at: string): boolean {
  return period !== undefined && period.until <= at;
}
