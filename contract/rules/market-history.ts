import type { MarketPoint } from '../schemas/price-history.ts';
import { londonDay } from './date.ts';
import { staleBefore } from './freshness.ts';
import { median } from './median.ts';
import { toDecimalString, type Pence } from './money.ts';

const week = 7 * 24 * 60 * 60 * 1000;

/** The times of the market's data points, oldest first: now, and every week before back to a start. */
export function weeksUntil(now: Date, start: Date): Date[] {
  const weeks = Math.max(0, Math.floor((now.getTime() - start.getTime()) / week));
  return Array.from(
    { length: weeks + 1 },
    (_, index) => new Date(now.getTime() - (weeks - index) * week - 1),
  );
}

/**
 * What was seen of a product, in the order in which that was recorded: columns of one length, because an object for each of
 * a hundred thousand rows takes longer than counting them.
 */
export type SeenPrices = {
  /** Milliseconds since 1970; for what took it off the site, when that was recorded. */
  seenAt: readonly number[];
  /** Null where it was not known to be in stock, false where it was not listed from then on. */
  pricePence: readonly (Pence | null | false)[];
};

/** What products cost together at some times. */
export type Market = {
  /** Counts a product, by what was seen of it. */
  add: (seen: SeenPrices) => void;
  /** The prices of the products that were in stock, time by time; times without any are left out. */
  points: () => Iterable<MarketPoint>;
};

/**
 * A market without products yet. A product is in the prices of a time if `periodAt` of its `pricePeriods` has it in
 * stock then: what was seen holds until what was recorded next was seen, but no longer than a price stays fresh. Periods
 * of years of checks need not be made for it.
 */
export function createMarket(times: readonly Date[]): Market {
  const moments = times.map((time): Moment => ({
    day: londonDay(time),
    at: time.getTime(),
    freshSince: Date.parse(staleBefore(time)),
    prices: [],
    countedLast: undefined,
  }));
  return {
    add: (seen) => addPrices(moments, seen),
    points: function* () {
      for (const { day, prices } of moments) {
        const point = marketPoint(day, prices);
        if (point) yield point;
      }
    },
  };
}

type Moment = {
  day: string;
  /** In milliseconds since 1970, like the next. */
  at: number;
  /** Since when a price must have been seen to count. */
  freshSince: number;
  prices: Pence[];
  /** The product that was counted last. */
  countedLast: SeenPrices | undefined;
};

function addPrices(moments: readonly Moment[], seen: SeenPrices): void {
  const { seenAt: times, pricePence: prices } = seen;
  // The first moment that is not before what was seen: nearly always near the one of the observation before.
  let first = 0;
  for (const [index, seenAt] of times.entries()) {
    while ((moments[first - 1]?.at ?? -Infinity) >= seenAt) first -= 1;
    while ((moments[first]?.at ?? Infinity) < seenAt) first += 1;
    const pricePence = prices[index] ?? null;
    if (pricePence === false) continue;
    const nextSeenAt = times[index + 1];
    for (let each = first; each < moments.length; each += 1) {
      const moment = moments[each];
      const isOver = !moment || (nextSeenAt !== undefined && nextSeenAt <= moment.at);
      if (isOver || seenAt < moment.freshSince) break;
      // Records that came late can overlap: the first counts.
      if (moment.countedLast === seen) continue;
      moment.countedLast = seen;
      if (pricePence !== null) moment.prices.push(pricePence);
    }
  }
}

/** Undefined if there are no prices. */
function marketPoint(day: string, unsorted: readonly Pence[]): MarketPoint | undefined {
  const prices = Array.from(Float64Array.from(unsorted).toSorted());
  const [lowest] = prices;
  const highest = prices.at(-1);
  const middle = median(prices);
  if (lowest === undefined || highest === undefined || middle === null) return undefined;
  return {
    day,
    lowest: toDecimalString(lowest),
    median: toDecimalString(middle),
    highest: toDecimalString(highest),
    providers: prices.length,
  };
}
