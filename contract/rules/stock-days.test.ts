import { expect, it } from 'vitest';
import type { PricePeriod } from '../schemas/price-history.ts';
import { londonDay } from './date.ts';
import { countStockDays, stockDays, stockTimelineEnds } from './stock-days.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const values = { price: '129.00', consultationFee: null, deliveryFee: null };
const periods: PricePeriod[] = [
  { ...values, from: '2026-10-01T08:00:00.000Z', until: '2026-11-18T08:00:00.000Z', inStock: true },
  { ...values, from: '2026-11-18T08:00:00.000Z', until: now.toISOString(), inStock: false },
];

it('a stock timeline has the state at the end of each of 90 days, and today’s current state', () => {
  const ends = stockTimelineEnds(now);
  expect([ends.length, londonDay(new Date(ends[0]!))]).toEqual([90, '2026-08-23']);
  expect(ends.slice(-4)).toEqual([
    '2026-11-17T23:59:59.999Z',
    '2026-11-18T23:59:59.999Z',
    '2026-11-19T23:59:59.999Z',
    '2026-11-20T11:59:59.999Z',
  ]);
  const days = stockDays(periods, ends);
  expect(days.slice(-4)).toEqual([true, false, false, false]);
  expect(countStockDays(days)).toEqual({ inStock: 48, outOfStock: 3, unknown: 39 });
});

it('a stock timeline has each London day once, even across the end of summer time', () => {
  const days = stockTimelineEnds(now).map((end) => londonDay(new Date(end)));
  expect(new Set(days).size).toBe(90);
  expect(days.toSorted()).toEqual(days);
});
