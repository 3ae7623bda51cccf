import { expect, it } from 'vitest';
import type { PricePeriod } from '../schemas/price-history.ts';
import { marketPoints, weeksUntil } from './market-history.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const sold = (price: string, fields: Partial<PricePeriod> = {}): PricePeriod[] => [
  {
    from: '2026-11-01T00:00:00.000Z',
    until: now.toISOString(),
    price,
    consultationFee: null,
    deliveryFee: null,
    inStock: true,
    ...fields,
  },
];
const today = (...prices: string[]) =>
  marketPoints(
    prices.map((price) => sold(price)),
    [new Date(now.getTime() - 1)],
  );

it('a market point has the lowest, the median and the highest price', () => {
  expect(today('150.00', '129.00', '200.00')).toEqual([
    { day: '2026-11-20', lowest: '129.00', median: '150.00', highest: '200.00', providers: 3 },
  ]);
  expect(today('129.00', '200.01', '150.00', '151.01')[0]?.median).toBe('150.51');
  expect(today('129.00')[0]).toMatchObject({
    lowest: '129.00',
    median: '129.00',
    highest: '129.00',
  });
});

it('products that are not known to be in stock do not count; without any product there is no point', () => {
  const others = [sold('99.00', { inStock: false }), sold('98.00', { inStock: null })];
  const time = new Date('2026-11-10T00:00:00.000Z');
  expect(marketPoints([...others, sold('129.00')], [time])[0]?.lowest).toBe('129.00');
  expect(marketPoints(others, [time])).toEqual([]);
  expect(marketPoints([sold('129.00')], [new Date('2026-10-10T00:00:00.000Z')])).toEqual([]);
});

it('points are today and weekly before', () => {
  const days = weeksUntil(now, new Date('2026-11-01T12:00:00.000Z')).map((time) =>
    time.toISOString().slice(0, 10),
  );
  expect(days).toEqual(['2026-11-06', '2026-11-13', '2026-11-20']);
  expect(weeksUntil(now, now)).toHaveLength(1);
});
