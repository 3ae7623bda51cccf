import { describe, expect, it } from 'vitest';
import { isFutureCheck, isLargeChange, largeChanges } from './price-gate.ts';

describe('a change of a price', () => {
  it.each([
    [10000, 13000, false],
    [10000, 13001, true],
    [10000, 7000, false],
    [10000, 6999, true],
    [23200, 232000, true],
    [23200, 23200, false],
  ])('from %i to %i pence has to be confirmed: %s', (from, to, isLarge) => {
    expect(isLargeChange(from, to)).toBe(isLarge);
  });
});

describe('the price of a first order', () => {
  it.each([
    ['is compared with the one before', 8000, 5000, 8000],
    ['that is new is compared with the ordinary price', null, 6000, 10_000],
  ])('%s', (_title, before, after, from) => {
    const stored = { pricePence: 10_000, firstOrderPricePence: before };
    expect(largeChanges(stored, { firstOrderPricePence: after })).toEqual([
      { field: 'firstOrderPricePence', from, to: after },
    ]);
  });

  it.each([
    ['changes by little', 8000, 7500],
    ['is as before', 5000, 5000],
    ['is taken away', 5000, null],
  ])('is no large change if it %s', (_title, before, after) => {
    const stored = { pricePence: 10_000, firstOrderPricePence: before };
    expect(largeChanges(stored, { firstOrderPricePence: after })).toEqual([]);
  });
});

it('a check is in the future when no clock could be so far behind', () => {
  const now = new Date('2026-11-20T12:00:00.000Z');
  expect(isFutureCheck('2026-11-20T12:05:00.000Z', now)).toBe(false);
  expect(isFutureCheck('2026-11-20T12:05:00.001Z', now)).toBe(true);
  expect(isFutureCheck('2030-01-01T00:00:00.000Z', now)).toBe(true);
});
