import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeAll } from '../steps.ts';
import { compareTotals } from '../total-cost.ts';
import type { Sum } from './charge.ts';
import type { UnavailableReason } from './unavailable.ts';
import {
  lowestMixedSteps,
  providerPlanSteps,
  type DosePrice,
  type PlannedCourse,
} from './plan-costs.ts';
import { providerChanges } from './provider-changes.ts';

type Price = DosePrice<{ id: string; name: string }>;
type Fees = [consultation: number | null, delivery: number | null];

type FirstOrder = Partial<Pick<Price, 'consultationFeeBasis' | 'firstOrderPricePence'>>;

function price(
  name: string,
  dose: string,
  pricePence: number,
  [consultationFeePence, deliveryFeePence]: Fees = [0, 0],
  whyUnavailable: UnavailableReason | null = null,
  firstOrder: FirstOrder = {},
): Price {
  return {
    provider: { id: name.toLowerCase(), name },
    dose,
    pricePence,
    consultationFeePence,
    deliveryFeePence,
    firstOrderPricePence: null,
    consultationFeeBasis: null,
    whyUnavailable,
    takesOver: true,
    ...firstOrder,
  };
}

/** At a provider that does not accept people who switch from another one. */
function closed(...[name, dose, pricePence, firstOrder]: [string, string, number, FirstOrder?]) {
  return { ...price(name, dose, pricePence, [0, 0], null, firstOrder), takesOver: false };
}

function beginning(...doses: string[]) {
  const orders = doses.map((dose, index) => ({ date: `2026-12-0${index + 1}`, dose }));
  return { orders, isOnTreatment: false };
}

function carryingOn(...doses: string[]) {
  return { ...beginning(...doses), isOnTreatment: true };
}

function planCosts(course: PlannedCourse, prices: readonly Price[]) {
  const plans = takeAll(providerPlanSteps(course, prices));
  const lowestMixed = takeAll(lowestMixedSteps(course, prices, plans.lowestSingle));
  return { ...plans, lowestMixed };
}

const ash = [price('Ash', '5mg', 15_000, [0, 500]), price('Ash', '7.5mg', 20_000, [0, 500])];
const birch = [
  price('Birch', '5mg', 14_000, [2000, 0]),
  price('Birch', '7.5mg', 18_000, [2000, 0]),
];
const unknown = [
  price('Cedar', '5mg', 10_000, [null, 0]),
  price('Cedar', '7.5mg', 10_000, [0, null]),
];

describe('what a plan costs', () => {
  it('is price, consultation and delivery of each order, lowest provider first', () => {
    // Ash: 155 + 155 + 205 = 515; Birch: 160 + 160 + 200 = 520.
    const { providers, lowestSingle } = planCosts(beginning('5mg', '5mg', '7.5mg'), [
      ...birch,
      ...ash,
    ]);
    expect(providers.map(({ provider, sum }) => [provider.name, sum])).toEqual([
      ['Ash', { pence: 51_500, isComplete: true }],
      ['Birch', { pence: 52_000, isComplete: true }],
    ]);
    expect(providers[1]?.orders.map(({ sum }) => sum.pence)).toEqual([16_000, 16_000, 20_000]);
    expect(lowestSingle?.provider.name).toBe('Ash');
  });

  it('is lowest at any provider when each order is made where it costs least', () => {
    const { lowestMixed } = planCosts(beginning('5mg', '5mg', '7.5mg'), [...ash, ...birch]);
    expect(lowestMixed?.sum).toEqual({ pence: 51_000, isComplete: true });
    expect(lowestMixed?.orders.map(({ price: { provider } }) => provider.name)).toEqual([
      'Ash',
      'Ash',
      'Birch',
    ]);
  });

  it('is a minimum where a fee is unknown, and then comes after every total that is known', () => {
    const { providers, lowestSingle, lowestMixed } = planCosts(beginning('5mg', '7.5mg'), [
      ...unknown,
      ...ash,
    ]);
    expect(providers.map(({ provider, sum }) => [provider.name, sum])).toEqual([
      ['Ash', { pence: 36_000, isComplete: true }],
      ['Cedar', { pence: 20_000, isComplete: false }],
    ]);
    expect(lowestSingle?.provider.name).toBe('Ash');
    expect(lowestMixed?.sum).toEqual({ pence: 36_000, isComplete: true });
  });

  it('is a minimum in both figures if no provider with all doses states all fees', () => {
    const { lowestSingle, lowestMixed } = planCosts(beginning('5mg', '7.5mg'), [
      ...unknown,
      ...ash.slice(0, 1),
      ...birch.slice(1),
    ]);
    expect(lowestSingle?.sum).toEqual({ pence: 20_000, isComplete: false });
    expect(lowestMixed?.sum).toEqual({ pence: 20_000, isComplete: false });
  });

  it.each<UnavailableReason>(['out-of-stock', 'stale', 'not-registered'])(
    'leaves a provider out of every figure for a dose that is %s, and says so',
    (reason) => {
      const cheap = [price('Doe', '5mg', 100), price('Doe', '7.5mg', 100, [0, 0], reason)];
      const { providers, withoutAll, lowestSingle, lowestMixed } = planCosts(
        beginning('5mg', '7.5mg'),
        [...cheap, ...ash],
      );
      expect(providers.map(({ provider }) => provider.name)).toEqual(['Ash']);
      expect(withoutAll.map(({ provider, unavailable }) => [provider.name, unavailable])).toEqual([
        ['Doe', [{ dose: '7.5mg', reason }]],
      ]);
      expect(withoutAll[0]?.orders.map(({ sum }) => sum.pence)).toEqual([100, 100]);
      expect(lowestSingle?.sum.pence).toBe(36_000);
      expect(lowestMixed?.sum.pence).toBe(100 + 20_500);
    },
  );

  it('says which doses a provider does not list', () => {
    const { withoutAll, lowestSingle, lowestMixed } = planCosts(
      beginning('5mg', '7.5mg', '7.5mg'),
      ash.slice(0, 1),
    );
    expect(withoutAll[0]?.unavailable).toEqual([{ dose: '7.5mg', reason: 'not-listed' }]);
    expect(withoutAll[0]?.orders).toHaveLength(1);
    expect(lowestSingle).toBeNull();
    expect(lowestMixed).toBeNull();
  });

  it('has one provider in the lowest mix where changing saves nothing', () => {
    const same = [price('Aa', '7.5mg', 20_500), price('Aa', '5mg', 99_900)];
    const { lowestMixed } = planCosts(beginning('5mg', '7.5mg'), [...same, ...ash]);
    expect(lowestMixed?.orders.map(({ price: { provider } }) => provider.name)).toEqual([
      'Ash',
      'Ash',
    ]);
  });
});

describe('what is charged once', () => {
  const named = (plan: ReturnType<typeof planCosts>) =>
    plan.lowestMixed?.orders.map(({ price: { provider }, sum }) => [provider.name, sum.pence]);

  it.each([
    // 14,000 + 2,000, then 14,000 twice.
    ['once', [16_000, 14_000, 14_000]],
    ['yearly', [16_000, 14_000, 14_000]],
    ['order', [16_000, 16_000, 16_000]],
    [null, [16_000, 16_000, 16_000]],
  ] as const)('is the consultation of the first order if charged %s', (basis, expected) => {
    const birchOnly = [
      price('Birch', '5mg', 14_000, [2000, 0], null, { consultationFeeBasis: basis }),
    ];
    const { lowestSingle } = planCosts(beginning('5mg', '5mg', '5mg'), birchOnly);
    expect(lowestSingle?.orders.map(({ sum }) => sum.pence)).toEqual(expected);
  });

  it.each<UnavailableReason>(['out-of-stock', 'stale'])(
    'is charged with the first order that can be made, after one of a dose that is %s',
    (whyUnavailable) => {
      const once = { consultationFeeBasis: 'once' } as const;
      const { withoutAll } = planCosts(beginning('2.5mg', '2.5mg', '5mg', '5mg', '2.5mg'), [
        price('Birch', '2.5mg', 9000, [5000, 0], whyUnavailable, once),
        price('Birch', '5mg', 10_000, [5000, 0], null, once),
      ]);
      expect(withoutAll[0]?.orders.map(({ isFirst, sum }) => [isFirst, sum.pence])).toEqual([
        [true, 14_000],
        [false, 9000],
        [true, 15_000],
        [false, 10_000],
        [false, 9000],
      ]);
    },
  );

  it('is the price of the first order, whichever dose it is of', () => {
    const first = { firstOrderPricePence: 9000 };
    const { lowestSingle } = planCosts(beginning('5mg', '7.5mg', '5mg'), [
      price('Birch', '5mg', 14_000, [0, 0], null, first),
      price('Birch', '7.5mg', 18_000, [0, 0], null, first),
    ]);
    expect(lowestSingle?.orders.map(({ sum }) => sum.pence)).toEqual([9000, 18_000, 14_000]);
  });

  it('is worth changing for only if the orders after it make up for it', () => {
    // Birch asks 50 once and is 20 cheaper: three orders save 10, two would cost 10 more.
    const birchOnce = price('Birch', '7.5mg', 16_000, [5000, 0], null, {
      consultationFeeBasis: 'once',
    });
    const ashToo = [price('Ash', '5mg', 15_000), price('Ash', '7.5mg', 18_000)];
    const wanted = ['5mg', '7.5mg', '7.5mg', '7.5mg'];
    const long = planCosts(beginning(...wanted), [...ashToo, birchOnce]);
    expect(named(long)).toEqual([
      ['Ash', 15_000],
      ['Birch', 21_000],
      ['Birch', 16_000],
      ['Birch', 16_000],
    ]);
    expect(providerChanges(long.lowestMixed!.orders, [...ashToo, birchOnce])).toMatchObject([
      { to: { name: 'Birch' }, savedPence: 1000 },
    ]);
    const short = planCosts(beginning(...wanted.slice(0, 3)), [...ashToo, birchOnce]);
    expect(named(short)?.map(([name]) => name)).toEqual(['Ash', 'Ash', 'Ash']);
  });

  it('is taken at each provider that is cheaper for new patients', () => {
    const first = { firstOrderPricePence: 9000 };
    const { lowestMixed } = planCosts(beginning('5mg', '5mg', '5mg'), [
      price('Ash', '5mg', 12_000),
      price('Birch', '5mg', 14_000, [0, 0], null, first),
      price('Cedar', '5mg', 15_000, [0, 0], null, { firstOrderPricePence: 11_000 }),
    ]);
    expect(lowestMixed?.sum.pence).toBe(9000 + 11_000 + 12_000);
  });
});

describe('a provider that does not accept people who switch', () => {
  const first = { firstOrderPricePence: 9000 };
  const oak = [closed('Oak', '5mg', 12_000, first), closed('Oak', '7.5mg', 13_000, first)];
  const doses = ['5mg', '7.5mg', '5mg'];

  it('is for its own patients alone where somebody has begun, at the prices of their next orders', () => {
    const { providers, lowestSingle, lowestMixed } = planCosts(carryingOn(...doses), [
      ...oak,
      ...ash,
    ]);
    expect(
      providers.map(({ provider, isOnlyForOwnPatients, orders }) => [
        provider.name,
        isOnlyForOwnPatients,
        orders.map(({ isFirst, sum }) => (isFirst ? 'first ' : '') + sum.pence),
      ]),
    ).toEqual([
      ['Oak', true, ['12000', '13000', '12000']],
      ['Ash', false, ['first 15500', '20500', '15500']],
    ]);
    expect(lowestSingle?.provider.name).toBe('Ash');
    expect(lowestMixed?.orders.map(({ price: { provider } }) => provider.name)).toEqual([
      'Ash',
      'Ash',
      'Ash',
    ]);
  });

  it('can be begun with, but is never changed to', () => {
    const { lowestSingle, lowestMixed } = planCosts(beginning(...doses), [
      ...oak,
      price('Ash', '5mg', 20_000),
      price('Ash', '7.5mg', 12_500),
    ]);
    expect(lowestSingle).toMatchObject({ provider: { name: 'Oak' }, isOnlyForOwnPatients: false });
    expect(lowestMixed?.sum.pence).toBe(9000 + 13_000 + 12_000);
    const later = planCosts(beginning(...doses), [
      closed('Oak', '5mg', 20_000),
      closed('Oak', '7.5mg', 100),
      price('Ash', '5mg', 10_000),
      price('Ash', '7.5mg', 20_500),
    ]);
    expect(later.lowestMixed?.orders.map(({ price: { provider } }) => provider.name)).toEqual([
      'Oak',
      'Oak',
      'Ash',
    ]);
    const apart = planCosts(beginning('5mg', '7.5mg'), [closed('Oak', '7.5mg', 100), ...ash]);
    expect(apart.lowestMixed?.orders.map(({ price: { provider } }) => provider.name)).toEqual([
      'Ash',
      'Ash',
    ]);
  });
});

describe('a change of provider', () => {
  it('says what it saves against staying', () => {
    const prices = [...ash, ...birch];
    const { lowestMixed } = planCosts(beginning('5mg', '7.5mg'), prices);
    expect(providerChanges(lowestMixed!.orders, prices)).toEqual([
      {
        date: '2026-12-02',
        from: { id: 'ash', name: 'Ash' },
        to: { id: 'birch', name: 'Birch' },
        savedPence: 500,
      },
    ]);
  });

  it.each<[string, Price[]]>([
    ['does not sell the dose', ash.slice(0, 1)],
    [
      'has sold out of it',
      [...ash.slice(0, 1), price('Ash', '7.5mg', 100, [0, 0], 'out-of-stock')],
    ],
    ['does not state a fee', [...ash.slice(0, 1), price('Ash', '7.5mg', 21_000, [null, 0])]],
  ])('saves nothing that is known if the provider before %s', (_title, atAsh) => {
    const prices = [...atAsh, ...birch];
    const { lowestMixed } = planCosts(beginning('5mg', '7.5mg'), prices);
    expect(providerChanges(lowestMixed!.orders, prices)).toMatchObject([
      { to: { name: 'Birch' }, savedPence: null },
    ]);
  });
});

describe('any plan', () => {
  const doses = ['5mg', '7.5mg', '10mg'];
  const fee = fc.option(fc.constantFrom(0, 295, 4900), { nil: null });
  const whyUnavailable = fc.option(
    fc.constantFrom<UnavailableReason>('out-of-stock', 'stale', 'not-registered'),
    {
      nil: null,
      freq: 4,
    },
  );
  const prices = fc.uniqueArray(
    fc
      .record({
        name: fc.constantFrom('Ash', 'Birch', 'Cedar', 'Doe'),
        dose: fc.constantFrom(...doses),
        pence: fc.integer({ min: 1, max: 40_000 }),
        consultation: fee,
        delivery: fee,
        whyUnavailable,
        basis: fc.constantFrom('once', 'yearly', 'order', null),
        first: fc.option(fc.integer({ min: 1, max: 40_000 }), { nil: null }),
      })
      .map((each) =>
        price(
          each.name,
          each.dose,
          each.pence,
          [each.consultation, each.delivery],
          each.whyUnavailable,
          {
            consultationFeeBasis: each.basis,
            firstOrderPricePence: each.first,
          },
        ),
      ),
    { selector: ({ provider, dose }) => `${provider.id} ${dose}`, maxLength: 12 },
  );
  const course = fc.array(fc.constantFrom(...doses), { minLength: 2, maxLength: 9 });
  type Priced = { price: Price; isFirst: boolean };
  const sumOfPrices = (priced: readonly Priced[]) =>
    priced.reduce(
      (sum, { price: { pricePence, firstOrderPricePence }, isFirst }) =>
        sum + ((isFirst && firstOrderPricePence) || pricePence),
      0,
    );
  const hasUnknownFee = ({ price: each, isFirst }: Priced) =>
    each.deliveryFeePence === null ||
    (each.consultationFeePence === null &&
      (isFirst || each.consultationFeeBasis === null || each.consultationFeeBasis === 'order'));

  it('costs the sum of its prices at least, and exactly with all its fees', () => {
    fc.assert(
      fc.property(course, prices, (wanted, listed) => {
        const { providers, withoutAll, lowestMixed } = planCosts(beginning(...wanted), listed);
        for (const { orders: priced, sum } of [
          ...providers,
          ...withoutAll,
          lowestMixed ?? [],
        ].flat()) {
          expect(sum.pence).toBeGreaterThanOrEqual(sumOfPrices(priced));
          expect(sum.isComplete).toBe(!priced.some(hasUnknownFee));
        }
      }),
    );
  });

  it('is never cheaper for more months, at a provider, and at the lowest of the same kind', () => {
    fc.assert(
      fc.property(course, prices, (wanted, listed) => {
        const longer = planCosts(beginning(...wanted), listed);
        const shorter = planCosts(beginning(...wanted.slice(0, -1)), listed);
        for (const { provider, sum } of longer.providers) {
          const before = shorter.providers.find((each) => each.provider.id === provider.id);
          expect(before?.sum.pence).toBeLessThan(sum.pence);
        }
        expect(isDearer(longer.lowestSingle, shorter.lowestSingle)).toBe(true);
        expect(isDearer(longer.lowestMixed, shorter.lowestMixed)).toBe(true);
      }),
    );
  });

  it('is never cheaper at one provider than at any', () => {
    fc.assert(
      fc.property(course, prices, (wanted, listed) => {
        const { lowestSingle, lowestMixed } = planCosts(beginning(...wanted), listed);
        fc.pre(lowestSingle !== null);
        expect(lowestMixed!.sum.pence).toBeLessThanOrEqual(lowestSingle.sum.pence);
      }),
    );
  });

  it('is lowest at the first provider', () => {
    fc.assert(
      fc.property(course, prices, (wanted, listed) => {
        const { providers } = planCosts(beginning(...wanted), listed);
        expect(providers.map(({ sum }) => sum)).toEqual(
          providers.map(({ sum }) => sum).toSorted(compareTotals),
        );
      }),
    );
  });

  it('counts nothing that is not on sale', () => {
    fc.assert(
      fc.property(course, prices, (wanted, listed) => {
        const { providers, lowestMixed } = planCosts(beginning(...wanted), listed);
        const counted = [
          ...providers.flatMap((each) => each.orders),
          ...(lowestMixed?.orders ?? []),
        ];
        expect(counted.filter(({ price: each }) => each.whyUnavailable !== null)).toEqual([]);
      }),
    );
  });

  it('changes provider only to save', () => {
    const listedWithFees = fc
      .array(fc.integer({ min: 1, max: 40_000 }), { minLength: 6, maxLength: 6 })
      .map((pence) =>
        pence.map((each, index) =>
          price(index < 3 ? 'Ash' : 'Birch', doses[index % 3]!, each, [295, 295]),
        ),
      );
    const saved: number[] = [];
    fc.assert(
      fc.property(course, fc.oneof(prices, listedWithFees), (wanted, listed) => {
        const { lowestMixed } = planCosts(beginning(...wanted), listed);
        if (!lowestMixed) return;
        const changes = providerChanges(lowestMixed.orders, listed);
        const known = changes.flatMap(({ savedPence }) => savedPence ?? []);
        expect(known.filter((pence) => pence <= 0)).toEqual([]);
        saved.push(...known);
      }),
    );
    expect(saved.length).toBeGreaterThan(9);
  });
});

/** Whether the longer plan costs more, as far as both are known or both are “at least”. */
function isDearer(longer: { sum: Sum } | null, shorter: { sum: Sum } | null): boolean {
  if (longer === null) return true;
  if (shorter === null) return false;
  return shorter.sum.isComplete !== longer.sum.isComplete || shorter.sum.pence < longer.sum.pence;
}
