import type { Payload } from 'payload';
import { londonDay } from '#contract/rules/date.ts';
import { staleBefore } from '#contract/rules/freshness.ts';
import { toDecimalString } from '#contract/rules/money.ts';
import { memoiseByObject, memoiseByText } from '#contract/rules/memoise.ts';
import { monthOf, monthStart } from '#contract/rules/report-month.ts';
import type { PriceLines } from '#contract/schemas/price-history.ts';
import type { CompanyProduct } from '#contract/schemas/product.ts';
import { forEachInTurns } from '../runtime/in-turns.ts';
import { fromRows, validRow } from './readable-rows.ts';
import type { Observed } from './observed.ts';
import { readProductsAsOf } from './read-log.ts';

type Asked = {
  /** The ids of the products. */
  wanted: readonly string[];
  /** All products that are on sale now. */
  listed: readonly Pick<CompanyProduct, 'freshness' | 'id' | 'price'>[];
};

export type ReadPriceLines = (asked: Asked, now: Date) => Promise<PriceLines>;

/** The price at the beginning of each month, oldest first, and now; null where none was known. */
type Line = PriceLines['prices'][string];

const monthsBack = 12;

const readFields = ['product', 'isListed', 'seenAt', 'pricePence'] as const;
type Read = Pick<Observed, (typeof readFields)[number]>;

/** The lines of products in some months, by id. */
type Lines = { months: string; of: Map<string, Line> };

/**
 * Reads what products cost at the beginning of each of the last 12 months. What had been recorded by a past day never
 * changes, so it is read once of each product for as long as that is on sale and the process runs. The line of a product is
 * the same object until its months or its price are others: what follows from it is kept by it.
 */
export function createPriceLines(payload: Payload): ReadPriceLines {
  /** By midnight (ISO time): the price of each product then, null where none was known. */
  const known = new Map<string, Map<string, string | null>>();
  let lines: Lines = { months: '', of: new Map() };
  return async ({ wanted, listed }, now) => {
    const { midnights, days } = monthsUpTo(monthOf(now.toISOString()));
    const today = await pricesToday(listed);
    forgetOthers(midnights, today);
    const { of: linesOf } = lines;
    const pastPrices: Awaited<ReturnType<typeof pricesAt>>[] = [];
    for (const midnight of midnights) pastPrices.push(await pricesAt(midnight, wanted));
    const lineOf = (id: string): Line => {
      const price = today.get(id) ?? null;
      const before = linesOf.get(id);
      if (before?.at(-1) === price) return before;
      const line = [...pastPrices.map((prices) => prices.get(id) ?? null), price];
      linesOf.set(id, line);
      return line;
    };
    // Without a prototype it is a dictionary from the first: a shape for each id would take four times as long.
    const prices = Object.create(null) as PriceLines['prices'];
    for (const id of wanted) prices[id] = lineOf(id);
    return { days: [...days, londonDay(now)], prices };
  };

  /** Replaces maps and changes none: a read that is under way goes on with its own. */
  function forgetOthers(midnights: readonly string[], today: ReadonlyMap<string, unknown>): void {
    for (const [midnight, prices] of known) {
      if (!midnights.includes(midnight)) known.delete(midnight);
      else if (prices.size > today.size) known.set(midnight, onlyOf(today, prices));
    }
    const months = midnights.join();
    if (months !== lines.months) lines = { months, of: new Map() };
    else if (lines.of.size > today.size) lines = { months, of: onlyOf(today, lines.of) };
  }

  async function pricesAt(midnight: string, ids: readonly string[]) {
    const prices = known.get(midnight) ?? new Map<string, string | null>();
    known.set(midnight, prices);
    const unread = ids.filter((id) => !prices.has(id));
    if (unread.length === 0) return prices;
    const observed = await readProductsAsOf(payload, unread, midnight, readFields);
    // As it was at the end of the day before.
    const limit = staleBefore(new Date(Date.parse(midnight) - 1));
    const rows = fromRows(payload, observed, validRow);
    const priceOf = new Map(rows.map((row) => [row.product, priceThen(row, limit)]));
    for (const id of unread) prices.set(id, priceOf.get(id) ?? null);
    return prices;
  }
}

/** The prices of the products by id, of each list once; null where one was not checked for too long. */
const pricesToday = memoiseByObject(
  async (listed: Asked['listed']): Promise<ReadonlyMap<string, string | null>> => {
    const prices = new Map<string, string | null>();
    await forEachInTurns(listed, ({ id, price, freshness }) => {
      prices.set(id, freshness === 'older' ? null : price);
    });
    return prices;
  },
);

function onlyOf<Value>(ids: ReadonlyMap<string, unknown>, values: ReadonlyMap<string, Value>) {
  return new Map([...values].filter(([id]) => ids.has(id)));
}

/** Null where the product was not listed, or its price not checked since `limit`. */
function priceThen({ isListed, seenAt, pricePence }: Read, limit: string): string | null {
  return isListed && seenAt >= limit ? toDecimalString(pricePence) : null;
}

/** The midnights in London (ISO times) that began a month and the ones before, oldest first, and their days. */
const monthsUpTo = memoiseByText((month) => {
  const starts = Array.from({ length: monthsBack }, (_, index) =>
    monthStart(month, index + 1 - monthsBack),
  );
  return { midnights: starts.map((start) => start.toISOString()), days: starts.map(londonDay) };
});
