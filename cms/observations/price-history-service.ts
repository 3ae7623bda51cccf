import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Payload } from 'payload';
import { groupBy } from '#contract/rules/group-by.ts';
import { startOfRange, type HistoryRange } from '#contract/rules/history-range.ts';
import { marketPoints, weeksUntil } from '#contract/rules/market-history.ts';
import { medianTotal } from '#contract/rules/median-total.ts';
import { toDecimalString } from '#contract/rules/money.ts';
import { pricePeriods, type Seen } from '#contract/rules/price-periods.ts';
import type { Company } from '#contract/schemas/company.ts';
import type { Discount } from '#contract/schemas/discount.ts';
import type { MarketPoint, PricePeriod, ProviderHistory } from '#contract/schemas/price-history.ts';
import type { HistoryRow } from './observed.ts';
import { createPriceLines, type ReadPriceLines } from './price-lines.ts';
import { readDose, readFirstTime, readHistory } from './read-log.ts';

export type PriceHistoryService = {
  /** What is known of the past of every product of a provider, read from the log. */
  ofProvider: (provider: Pick<Company, 'products'>, now: Date) => Promise<ProviderHistory>;
  /** The same offers, with what their doses have come to in the last 90 days; unknown while the database is away. */
  withMedians: (offers: readonly Discount[], now: Date) => Promise<Discount[]>;
  /** What a dose cost at some providers together, week by week, read from the log. */
  ofMarket: (market: Market, now: Date) => Promise<MarketPoint[]>;
  /** What each of some products cost month by month in the last year. */
  lines: ReadPriceLines;
};

/** After so many others have their turn. */
const productsAtOnce = 20;

type Market = {
  medication: string;
  dose: string;
  /** The ids of the providers that count. */
  providers: ReadonlySet<string>;
  range: HistoryRange;
};

/** Tells visitors what prices have been. */
export function createPriceHistoryService(payload: Payload): PriceHistoryService {
  return {
    lines: createPriceLines(payload),

    ofProvider: async ({ products }, now) => {
      const rows = await readHistory(
        payload,
        products.map(({ id }) => id),
      );
      const seen = groupBy(rows, ({ product }) => product);
      return {
        at: now.toISOString(),
        products: products.map(({ id, name, dose }) => {
          const periods = pricePeriods((seen.get(id) ?? []).map(toSeen), now);
          return { id, name, dose, periods };
        }),
      };
    },

    withMedians: async (offers, now) => {
      const ids = new Set(offers.flatMap(({ totals }) => totals.map(({ productId }) => productId)));
      const rows = await readHistory(payload, [...ids]).catch((error: unknown) => {
        payload.logger.warn({ err: error }, 'Offers are shown without medians.');
        return [];
      });
      const seen = groupBy(rows, ({ product }) => product);
      return offers.map((offer) => ({
        ...offer,
        totals: offer.totals.map((total) => {
          const periods = pricePeriods((seen.get(total.productId) ?? []).map(toSeen), now);
          return { ...total, medianTotal: toDecimalString(medianTotal(periods, now)) };
        }),
      }));
    },

    ofMarket: async ({ medication, dose, providers, range }, now) => {
      const first = await readFirstTime(payload);
      if (first === null) return [];
      const since = startOfRange(range, { at: now, first: Date.parse(first) });
      const start = new Date(Math.max(since, Date.parse(first)));
      const rows = await readDose(payload, {
        medication,
        dose,
        since: start.toISOString(),
        until: now.toISOString(),
      });
      const counted = rows.filter(({ provider }) => providers.has(provider));
      const products: PricePeriod[][] = [];
      for (const ofProduct of groupBy(counted, ({ product }) => product).values()) {
        products.push(pricePeriods(ofProduct.map(toSeen), now));
        if (products.length % productsAtOnce === 0) await yieldToEventLoop();
      }
      return marketPoints(products, weeksUntil(now, start));
    },
  };
}

function toSeen(row: HistoryRow): Seen {
  return {
    seenAt: row.seenAt,
    price: toDecimalString(row.pricePence),
    consultationFee: toDecimalString(row.consultationFeePence),
    deliveryFee: toDecimalString(row.deliveryFeePence),
    inStock: row.inStock,
    isListed: row.isListed,
  };
}
