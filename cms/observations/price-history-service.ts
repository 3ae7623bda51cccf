import type { Payload } from 'payload';
import { relationId } from '#collections/relation-id.ts';
import { groupBy } from '#contract/rules/group-by.ts';
import { marketPoints, weeksUntil } from '#contract/rules/market-history.ts';
import { toDecimalString } from '#contract/rules/money.ts';
import { pricePeriods, type Seen } from '#contract/rules/price-periods.ts';
import type { Company } from '#contract/schemas/company.ts';
import type { MarketPoint, ProviderHistory } from '#contract/schemas/price-history.ts';
import type { Observed } from './observed.ts';
import { readDose } from './read-log.ts';

export type PriceHistoryService = {
  /** What is known of the past of every product of a provider, read from the log. */
  ofProvider: (provider: Pick<Company, 'products'>, now: Date) => Promise<ProviderHistory>;
  /** What a dose cost at some providers together, week by week, read from the log. */
  ofMarket: (market: Market, now: Date) => Promise<MarketPoint[]>;
};

type Market = {
  medication: string;
  dose: string;
  /** The ids of the providers that count. */
  providers: ReadonlySet<string>;
};

const beforeAll = new Date(0).toISOString();

/** Tells visitors what prices have been. */
export function createPriceHistoryService(payload: Payload): PriceHistoryService {
  const { db } = payload;
  return {
    ofProvider: async ({ products }, now) => {
      const { docs } = await db.find<Observed>({
        collection: 'observations',
        where: { product: { in: products.map(({ id }) => id) } },
        sort: 'recordedAt',
        pagination: false,
      });
      const seen = groupBy(docs, ({ product }) => relationId(product));
      return {
        at: now.toISOString(),
        products: products.map(({ id, name, dose }) => {
          const periods = pricePeriods((seen.get(id) ?? []).map(toSeen), now);
          return { id, name, dose, periods };
        }),
      };
    },

    ofMarket: async ({ medication, dose, providers }, now) => {
      const observed = await readDose(payload, { medication, dose, since: beforeAll });
      const counted = observed.filter(({ provider }) => providers.has(provider));
      const products = [...groupBy(counted, ({ product }) => product).values()].map((ofProduct) =>
        pricePeriods(ofProduct.map(toSeen), now),
      );
      const starts = products.flatMap(([oldest]) => (oldest ? [Date.parse(oldest.from)] : []));
      if (starts.length === 0) return [];
      return marketPoints(products, weeksUntil(now, new Date(Math.min(...starts))));
    },
  };
}

function toSeen(observed: Observed): Seen {
  return {
    seenAt: observed.seenAt,
    price: toDecimalString(observed.pricePence),
    consultationFee: toDecimalString(observed.consultationFeePence ?? null),
    deliveryFee: toDecimalString(observed.deliveryFeePence ?? null),
    inStock: observed.inStock ?? null,
    isListed: observed.isListed,
  };
}
