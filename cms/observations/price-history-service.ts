import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Payload } from 'payload';
import { groupBy } from '#contract/rules/group-by.ts';
import { startOfRange, type HistoryRange } from '#contract/rules/history-range.ts';
import { createMarket, weeksUntil } from '#contract/rules/market-history.ts';
import { medianTotal, type SeenTerms } from '#contract/rules/median-total.ts';
import { toDecimalString } from '#contract/rules/money.ts';
import { comparedOrder } from '#contract/rules/offer-totals.ts';
import { pricePeriods } from '#contract/rules/price-periods.ts';
import type { Company } from '#contract/schemas/company.ts';
import type { Discount } from '#contract/schemas/discount.ts';
import type { MarketPoint, ProviderHistory } from '#contract/schemas/price-history.ts';
import { inGroups } from '../runtime/in-groups.ts';
import { countsFrom, type HistoryRow } from './observed.ts';
import { fromRows, validRow } from './readable-rows.ts';
import { createPriceLines, type ReadPriceLines } from './price-lines.ts';
import { readFirstTime, readHistory, readProductsOf } from './read-log.ts';
import { heldSince, type RecentPrices } from './recent-prices.ts';

export type PriceHistoryService = {
  /** What is known of the past of every product of a provider, read from the log. */
  ofProvider: (provider: Pick<Company, 'products'>, now: Date) => Promise<ProviderHistory>;
  /** The same offers, with what their doses have come to in the last 90 days. */
  withMedians: (offers: readonly Discount[], now: Date) => Promise<Discount[]>;
  /** What a dose cost at some providers together, week by week, read from the log. */
  ofMarket: (market: Market, now: Date) => Promise<MarketPoint[]>;
  /** What each of some products cost month by month in the last year. */
  lines: ReadPriceLines;
};

/** How many are read, and how many are made, before yielding to the event loop. */
const productsAtOnce = 10;
const pointsAtOnce = 50;

type Market = {
  medication: string;
  dose: string;
  /** The ids of the providers that count. */
  providers: ReadonlySet<string>;
  range: HistoryRange;
};

/** Tells visitors what prices have been. */
export function createPriceHistoryService(
  payload: Payload,
  recentPrices: Pick<RecentPrices, 'read'>,
): PriceHistoryService {
  return {
    lines: createPriceLines(payload),

    ofProvider: async ({ products }, now) => {
      const seen = await readSeen(products.map(({ id }) => id));
      return {
        at: now.toISOString(),
        products: products.map(({ id, name, dose }) => {
          const periods = pricePeriods(seen.get(id) ?? [], now);
          return { id, name, dose, periods };
        }),
      };
    },

    withMedians: async (offers, now) => {
      const ids = new Set(offers.flatMap(({ totals }) => totals.map(({ productId }) => productId)));
      const seen = await readSeen([...ids]);
      const withMedians: Discount[] = [];
      for (const offer of offers) {
        const totals = offer.totals.map((total) => {
          const log = seen.get(total.productId) ?? [];
          const median = medianTotal(log, { order: comparedOrder(offer.forWhom), now });
          return { ...total, medianTotal: toDecimalString(median) };
        });
        withMedians.push({ ...offer, totals });
        await yieldToEventLoop();
      }
      return withMedians;
    },

    ofMarket: async ({ medication, dose, providers, range }, now) => {
      const first = await readFirstTime(payload);
      if (first === null) return [];
      const since = startOfRange(range, { at: now, first: Date.parse(first) });
      const start = new Date(Math.max(since, Date.parse(first)));
      const times = weeksUntil(now, start);
      const market = createMarket(times);
      // The embedded database reads the thousands of products of a dose in one go.
      await yieldToEventLoop();
      const ofDose = await readProductsOf(payload, { medication, dose });
      await yieldToEventLoop();
      const products = ofDose.filter(({ provider }) => providers.has(provider)).map(({ id }) => id);
      const time = {
        since: heldSince(times[0] ?? now),
        until: now.toISOString(),
      };
      for await (const seen of recentPrices.read(products, time)) market.add(seen);
      const points: MarketPoint[] = [];
      for (const point of market.points()) {
        points.push(point);
        if (points.length % pointsAtOnce === 0) await yieldToEventLoop();
      }
      return points;
    },
  };

  /** By product, oldest first. */
  async function readSeen(products: readonly string[]): Promise<Map<string, SeenTerms[]>> {
    const seen = new Map<string, SeenTerms[]>();
    for await (const group of inGroups(products, productsAtOnce)) {
      const rows = fromRows(payload, await readHistory(payload, group), validRow);
      for (const [product, own] of groupBy(rows, (row) => row.product))
        seen.set(product, own.map(toSeen));
    }
    return seen;
  }
}

function toSeen(row: HistoryRow): SeenTerms {
  return {
    seenAt: countsFrom(row),
    price: toDecimalString(row.pricePence),
    firstOrderPrice: toDecimalString(row.firstOrderPricePence),
    consultationFee: toDecimalString(row.consultationFeePence),
    consultationFeeBasis: row.consultationFeeBasis,
    deliveryFee: toDecimalString(row.deliveryFeePence),
    inStock: row.inStock,
    isListed: row.isListed,
  };
}
