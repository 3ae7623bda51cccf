import { expect, it } from 'vitest';
import { takeAll } from '../steps.ts';
import { orderRangeSteps } from './order-ranges.ts';
import type { DosePrice, PricedOrder, ProviderPlan } from './plan-costs.ts';
import type { UnavailableReason } from './unavailable.ts';

type Price = DosePrice<string>;

const orders = [
  { date: '2026-12-01', dose: '5mg' },
  { date: '2026-12-29', dose: '7.5mg' },
];

function order(
  index: 0 | 1,
  pence: number,
  { isComplete = true, whyUnavailable = null as UnavailableReason | null } = {},
): PricedOrder<Price> {
  const { date, dose } = orders[index] ?? { date: '', dose: '' };
  return {
    date,
    dose,
    price: {
      provider: 'Ash',
      dose,
      pricePence: pence,
      consultationFeePence: isComplete ? 0 : null,
      deliveryFeePence: 0,
      firstOrderPricePence: null,
      consultationFeeBasis: null,
      whyUnavailable,
      takesOver: true,
    },
    isFirst: true,
    sum: { pence, isComplete },
  };
}

function orderRanges(...given: Parameters<typeof orderRangeSteps>) {
  return takeAll(orderRangeSteps(...given));
}

function at(...priced: PricedOrder<Price>[]): ProviderPlan<Price> {
  return {
    provider: 'Ash',
    isOnlyForOwnPatients: false,
    orders: priced,
    unavailable: [],
    sum: { pence: 0, isComplete: true },
  };
}

it('an order costs from its lowest to its highest known total, of all who have its dose on sale', () => {
  const ranges = orderRanges(orders, [
    at(order(0, 15_500), order(1, 10_000, { isComplete: false })),
    at(order(0, 19_000), order(1, 100, { whyUnavailable: 'stale' })),
    at(order(0, 900, { isComplete: false })),
  ]);
  expect(ranges).toEqual([
    {
      date: '2026-12-01',
      dose: '5mg',
      lowest: { pence: 15_500, isComplete: true },
      highest: { pence: 19_000, isComplete: true },
      providerCount: 3,
    },
    {
      date: '2026-12-29',
      dose: '7.5mg',
      lowest: { pence: 10_000, isComplete: false },
      highest: { pence: 10_000, isComplete: false },
      providerCount: 1,
    },
  ]);
});

it('the highest of an order is the highest total, known or “at least”', () => {
  const highestOf = (...priced: PricedOrder<Price>[]) =>
    orderRanges(
      orders,
      priced.map((each) => at(each)),
    )[0]?.highest;
  const atLeast = { isComplete: false };
  expect(highestOf(order(0, 12_000), order(0, 20_000, atLeast))).toEqual({
    pence: 20_000,
    isComplete: false,
  });
  expect(highestOf(order(0, 12_000), order(0, 12_000, atLeast))).toEqual({
    pence: 12_000,
    isComplete: false,
  });
  expect(highestOf(order(0, 12_000), order(0, 9000, atLeast))).toEqual({
    pence: 12_000,
    isComplete: true,
  });
});

it('an order that nobody can fill has no range', () => {
  const [first] = orderRanges(orders, []);
  expect(first).toEqual({
    date: '2026-12-01',
    dose: '5mg',
    lowest: null,
    highest: null,
    providerCount: 0,
  });
});

it('an order costs what it does where somebody on treatment can go', () => {
  const closed = { ...at(order(0, 900)), isOnlyForOwnPatients: true };
  expect(orderRanges(orders, [closed])[0]?.providerCount).toBe(0);
});
