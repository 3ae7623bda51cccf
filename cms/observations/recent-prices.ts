import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import { staleBefore } from '#contract/rules/freshness.ts';
import { defaultHistoryRange, startOfRange } from '#contract/rules/history-range.ts';
import type { SeenPrices } from '#contract/rules/market-history.ts';
import { inGroups } from '../runtime/in-groups.ts';
import { countsFrom, type RecordedPrice } from './observed.ts';
import {
  joined,
  readPrices,
  readProductIds,
  toSeenPrices,
  type Between,
  type Columns,
} from './read-log.ts';

export type RecentPrices = {
  /**
   * The prices that were recorded of some products between two times (ISO UTC), product by product, oldest first, and perhaps
   * some that were recorded before. Yields to the event loop on the way.
   */
  read: (products: readonly string[], between: Between) => AsyncGenerator<SeenPrices>;
  /** Reads ahead what a chart of a year needs of all products, while others have their turn. */
  readAhead: (signal?: AbortSignal) => Promise<void>;
};

/** What knows the newest prices, in no order: those of the last three days and perhaps more. */
type NewestPrices = { pastPricesOf: (product: string) => readonly NewestPrice[] };
type NewestPrice = Omit<RecordedPrice, 'id'>;

/** What was recorded between two times (ISO UTC) of each product that there was. */
type Kept = Between & { prices: ReadonlyMap<string, SeenPrices> };

const day = 24 * 60 * 60 * 1000;
/** What was recorded so long ago never changes: a record takes seconds to be written, in whatever process. */
const settledMilliseconds = 2 * day;
/** How many are taken before yielding to the event loop: with a year of checks to read, and with none. */
const productsAtOnce = 50;
const keptProductsAtOnce = 100;
/** Between two of these while reading ahead. */
const pauseMilliseconds = 5;

/**
 * Reads prices from the log, and keeps those of a year once they have been read ahead: what was recorded since is known by
 * then, so that a chart of that year reads nothing. At a hundred times the demo it would be 100,000 rows for a dose.
 */
export function createRecentPrices(payload: Payload, newest: NewestPrices): RecentPrices {
  let kept: Kept | undefined;
  return { read, readAhead };

  async function* read(
    products: readonly string[],
    { since, until }: Between,
  ): AsyncGenerator<SeenPrices> {
    const before = kept;
    const isKept = (id: string) => before?.prices.has(id) ?? false;
    const unknown = products.filter((id) => !isKept(id));
    for await (const group of inGroups(unknown, productsAtOnce))
      yield* (await readPrices(payload, group, { since, until })).values();
    if (!before) return;
    // Older ranges begin before what is kept.
    const size = since < before.since ? productsAtOnce : keptProductsAtOnce;
    for await (const group of inGroups(products.filter(isKept), size)) {
      const earlier = await readPrices(payload, group, { since, until: before.since });
      for (const id of group) {
        const later = recordedBetween(newest.pastPricesOf(id), { since: before.until, until });
        yield joined([earlier.get(id), before.prices.get(id), toSeenPrices(columnsOf(later))]);
      }
    }
  }

  async function readAhead(signal?: AbortSignal): Promise<void> {
    const now = new Date();
    const start = startOfRange(defaultHistoryRange, { at: now, first: 0 });
    const between = {
      since: heldSince(new Date(start)),
      until: new Date(now.getTime() - settledMilliseconds).toISOString(),
    };
    const prices = new Map<string, SeenPrices>();
    for await (const ids of readProductIds(payload)) {
      for await (const group of inGroups(ids, productsAtOnce)) {
        const found = await readPrices(payload, group, between);
        for (const id of group) prices.set(id, joined([found.get(id)]));
        await sleep(pauseMilliseconds);
        if (signal?.aborted) return;
      }
    }
    kept = { ...between, prices };
  }
}

/** Since when that which holds at a time was recorded (ISO UTC). A check may be a little ahead of its record (`isFutureCheck`). */
export function heldSince(time: Date): string {
  return new Date(Date.parse(staleBefore(time)) - day).toISOString();
}

/** Oldest first. */
function recordedBetween(prices: readonly NewestPrice[], { since, until }: Between): NewestPrice[] {
  return prices
    .filter(({ recordedAt }) => recordedAt >= since && recordedAt < until)
    .toSorted((a, b) => (a.recordedAt < b.recordedAt ? -1 : 1));
}

function columnsOf(prices: readonly NewestPrice[]): Columns {
  return {
    seenAt: prices.map(countsFrom),
    pricePence: prices.map(({ inStock, pricePence }) => (inStock ? pricePence : null)),
    isListed: prices.map(({ isListed }) => isListed),
  };
}
