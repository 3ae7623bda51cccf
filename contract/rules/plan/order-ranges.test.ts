import { expect, it } from 'vitest';
import type { Plan, PlanOrder } from '#contract/schemas/plan.ts';
import { orderRanges } from './order-ranges.ts';

const company = { id: 'a', name: 'Ash', slug: 'ash', type: 'Retail', registrations: [] };
const orders = [
  { date: '2026-12-01', dose: '5mg' },
  { date: '2026-12-29', dose: '7.5mg' },
];

function order(index: number, price: string, deliveryFee: string | null): PlanOrder {
  return {
    ...(orders[index] ?? { date: '', dose: '' }),
    productId: 'p',
    price,
    isFirst: true,
    isNewPatientPrice: false,
    consultationFee: '0.00',
    consultationFeeBasis: null,
    deliveryFee,
    total: price,
    checkedAt: '2026-11-30T09:00:00.000Z',
  };
}

function plan(parts: Pick<Plan, 'providers' | 'withoutAll'>): Plan {
  return { medication: 'Mounjaro', orders, lowestSingle: null, lowestMixed: null, ...parts };
}

it('an order costs from its lowest to its highest known total, of all who have its dose on sale', () => {
  const ranges = orderRanges(
    plan({
      providers: [
        {
          company,
          isOnlyForOwnPatients: false,
          total: '0.00',
          isComplete: false,
          orders: [order(0, '150.00', '5.00'), order(1, '100.00', null)],
        },
      ],
      withoutAll: [
        {
          company,
          isOnlyForOwnPatients: false,
          unavailable: [{ dose: '7.5mg', reason: 'stale' }],
          orders: [order(0, '190.00', '0.00'), order(1, '1.00', '0.00')],
        },
        {
          company,
          isOnlyForOwnPatients: false,
          unavailable: [{ dose: '7.5mg', reason: 'not-listed' }],
          orders: [order(0, '9.00', null)],
        },
      ],
    }),
  );
  expect(ranges).toEqual([
    {
      ...orders[0],
      lowest: { pence: 15_500, isComplete: true },
      highest: { pence: 19_000, isComplete: true },
      providers: 3,
    },
    {
      ...orders[1],
      lowest: { pence: 10_000, isComplete: false },
      highest: { pence: 10_000, isComplete: false },
      providers: 1,
    },
  ]);
});

it('the highest of an order is the highest total, known or “at least”', () => {
  const at = (price: string, deliveryFee: string | null) => ({
    company,
    isOnlyForOwnPatients: false,
    total: price,
    isComplete: deliveryFee !== null,
    orders: [order(0, price, deliveryFee)],
  });
  const highestOf = (...providers: Plan['providers']) =>
    orderRanges(plan({ providers, withoutAll: [] }))[0]?.highest;
  expect(highestOf(at('120.00', '0.00'), at('200.00', null))).toEqual({
    pence: 20_000,
    isComplete: false,
  });
  expect(highestOf(at('120.00', '0.00'), at('120.00', null))).toEqual({
    pence: 12_000,
    isComplete: false,
  });
  expect(highestOf(at('120.00', '0.00'), at('90.00', null))).toEqual({
    pence: 12_000,
    isComplete: true,
  });
});

it('an order that nobody can fill has no range', () => {
  const [first] = orderRanges(plan({ providers: [], withoutAll: [] }));
  expect(first).toEqual({ ...orders[0], lowest: null, highest: null, providers: 0 });
});

it('an order costs what it does where somebody on treatment can go', () => {
  const closed = { company, isOnlyForOwnPatients: true, orders: [order(0, '9.00', '0.00')] };
  const [first] = orderRanges(
    plan({
      providers: [{ ...closed, total: '9.00', isComplete: true }],
      withoutAll: [{ ...closed, unavailable: [] }],
    }),
  );
  expect(first?.providers).toBe(0);
});
