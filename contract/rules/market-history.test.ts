import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMarket, weeksUntil, type SeenPrices } from './market-history.ts';
import { toDecimalString } from './money.ts';
import { periodAt, pricePeriods } from './price-periods.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
type Observation = {
  seenAt: string;
  pricePence: number;
  inStock: boolean | null;
  isListed: boolean;
};
const toSeen = (observations: readonly Observation[]): SeenPrices => ({
  seenAt: observations.map(({ seenAt }) => Date.parse(seenAt)),
  pricePence: observations.map(
    ({ isListed, inStock, pricePence }) => isListed && (inStock ? pricePence : null),
  ),
});
const seen = (pricePence: number, fields: Partial<Observation> = {}): Observation[] => [
  { seenAt: '2026-11-01T00:00:00.000Z', pricePence, inStock: true, isListed: true, ...fields },
];
const pointsAt = (time: Date, products: readonly (readonly Observation[])[]) => {
  const market = createMarket([time]);
  for (const product of products) market.add(toSeen(product));
  return [...market.points()];
};
const today = (...prices: number[]) =>
  pointsAt(
    new Date(now.getTime() - 1),
    prices.map((price) => seen(price)),
  );

it('a market point has the lowest, the median and the highest price', () => {
  expect(today(15_000, 12_900, 20_000)).toEqual([
    { day: '2026-11-20', lowest: '129.00', median: '150.00', highest: '200.00', providers: 3 },
  ]);
  expect(today(12_900, 20_001, 15_000, 15_101)[0]?.median).toBe('150.51');
  expect(today(12_900)[0]).toMatchObject({
    lowest: '129.00',
    median: '129.00',
    highest: '129.00',
  });
});

it('products that are not known to be in stock do not count; without any product there is no point', () => {
  const others = [seen(9900, { inStock: false }), seen(9800, { inStock: null })];
  const time = new Date('2026-11-10T00:00:00.000Z');
  expect(pointsAt(time, [...others, seen(12_900)])[0]?.lowest).toBe('129.00');
  expect(pointsAt(time, others)).toEqual([]);
  expect(pointsAt(new Date('2026-10-10T00:00:00.000Z'), [seen(12_900)])).toEqual([]);
});

it('points are today and weekly before', () => {
  const days = weeksUntil(now, new Date('2026-11-01T12:00:00.000Z')).map((time) =>
    time.toISOString().slice(0, 10),
  );
  expect(days).toEqual(['2026-11-06', '2026-11-13', '2026-11-20']);
  expect(weeksUntil(now, now)).toHaveLength(1);
});

const hour = 60 * 60 * 1000;
/** In any order: what is recorded late was seen before what is recorded already. */
const log = fc.array(
  fc.record({
    // Often the same time, and often the very one of a point.
    seenAt: fc
      .tuple(fc.integer({ min: 0, max: 24 }), fc.constantFrom(-1, 0, 1))
      .map(([halves, off]) => new Date(now.getTime() - halves * 84 * hour - 1 + off).toISOString()),
    pricePence: fc.integer({ min: 1, max: 5 }),
    inStock: fc.constantFrom(true, true, false, null),
    isListed: fc.constantFrom(true, true, true, false),
  }),
  { maxLength: 12 },
);

it('a product is in the prices of a time if the periods of its price have it in stock then, whatever was recorded late', () => {
  const times = weeksUntil(now, new Date(now.getTime() - 12 * 7 * 24 * hour));
  fc.assert(
    fc.property(log, (observations) => {
      const periods = pricePeriods(
        observations.map(({ pricePence, ...rest }) => ({
          ...rest,
          price: toDecimalString(pricePence),
          consultationFee: null,
          deliveryFee: null,
        })),
        now,
      );
      const expected = times.map((time) => {
        const period = periodAt(periods, time.toISOString());
        return period?.inStock ? period.price : undefined;
      });
      expect(times.map((time) => pointsAt(time, [observations])[0]?.lowest)).toEqual(expected);
      const market = createMarket(times);
      market.add(toSeen(observations));
      expect([...market.points()].map(({ lowest }) => lowest)).toEqual(
        expected.filter((price) => price !== undefined),
      );
    }),
    { numRuns: 2000 },
  );
});
