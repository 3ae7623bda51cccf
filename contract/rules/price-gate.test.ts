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

describe('the total with its fees', () => {
  const stored = { pricePence: 20_000, consultationFeePence: 4900, deliveryFeePence: 0 };

  it.each([
    ['a fee is a hundredfold', { consultationFeePence: 490_000 }, 24_900, 510_000],
    ['both fees rise', { consultationFeePence: 9900, deliveryFeePence: 2900 }, 24_900, 32_800],
    ['price and fee rise', { pricePence: 25_900, consultationFeePence: 6900 }, 24_900, 32_800],
  ])('is asked about when %s', (_title, given, from, to) => {
    expect(largeChanges(stored, given)).toEqual([{ field: 'total', from, to }]);
  });

  it.each([
    ['delivery is no longer free', { deliveryFeePence: 295 }],
    ['a small fee rises by much', { deliveryFeePence: 995 }],
    ['a fee moves into the price', { pricePence: 24_900, consultationFeePence: 0 }],
    ['nothing is known of a small fee any longer', { consultationFeePence: null }],
    ['the fees are as before', { consultationFeePence: 4900 }],
  ])('is not when %s', (_title, given) => {
    expect(largeChanges(stored, given)).toEqual([]);
  });

  it.each([
    ['becomes known', { pricePence: 20_000, deliveryFeePence: null }],
    ['is a new product’s', undefined],
  ])('is asked about when a large fee %s', (_title, before) => {
    const given = { pricePence: 20_000, deliveryFeePence: 19_900 };
    expect(largeChanges(before, given)).toEqual([{ field: 'total', from: 20_000, to: 39_900 }]);
  });

  it('is compared with nothing as long as a new product has no price', () => {
    expect(largeChanges(undefined, { deliveryFeePence: 19_900 })).toEqual([]);
  });

  it.each([
    { pricePence: 0 },
    { pricePence: -100 },
    { pricePence: 1_000_001 },
    { pricePence: null as unknown as number },
    { firstOrderPricePence: 1.5 },
    { deliveryFeePence: -9_000 },
  ])('is not asked about where %j is refused', (given) => {
    expect(largeChanges(stored, { consultationFeePence: 90_000, ...given })).toEqual([]);
  });

  it('is not asked about a second time when the price alone changes it', () => {
    expect(largeChanges(stored, { pricePence: 200_000 })).toEqual([
      { field: 'pricePence', from: 20_000, to: 200_000 },
    ]);
  });
});

it('a check is in the future when no clock could be so far behind', () => {
  const now = new Date('2026-11-20T12:00:00.000Z');
  expect(isFutureCheck('2026-11-20T12:05:00.000Z', now)).toBe(false);
  expect(isFutureCheck('2026-11-20T12:05:00.001Z', now)).toBe(true);
  expect(isFutureCheck('2030-01-01T00:00:00.000Z', now)).toBe(true);
});
