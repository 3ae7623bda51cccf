import { expect, it } from 'vitest';
import type { PricePeriod } from '../schemas/price-history.ts';
import { countStockDays, stockDays } from './stock-days.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const values = { price: '129.00', consultationFee: null, deliveryFee: null };
const periods: PricePeriod[] = [
  { ...values, from: '2026-10-01T08:00:00.000Z', until: '2026-11-18T08:00:00.000Z', inStock: true },
  { ...values, from: '2026-11-18T08:00:00.000Z', until: now.toISOString(), inStock: false },
];

it('a stock timeline has the state at the end of each of 90 days, and today’s current state', () => {
  const days = stockDays(periods, now);
  expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([90, '2026-08-23', '2026-11-20']);
  expect(days.slice(-4)).toEqual([
    { day: '2026-11-17', inStock: true },
    { day: '2026-11-18', inStock: false },
    { day: '2026-11-19', inStock: false },
    { day: '2026-11-20', inStock: false },
  ]);
  expect(countStockDays(days)).toEqual({ inStock: 48, outOfStock: 3, unknown: 39 });
});

it('a stock timeline has each London day once, even across the end of summer time', () => {
  const days = stockDays(periods, now).map(({ day }) => day);
  expect(new Set(days).size).toBe(90);
  expect(days.toSorted()).toEqual(days);
});
