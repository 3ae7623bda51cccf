import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeAll } from '../steps.ts';
import { cheapestMixSteps, type OrderCosts } from './cheapest-mix.ts';

type Costs = readonly (readonly OrderCosts[])[];

const same = (...pence: number[]) => pence.map((each) => ({ first: each, repeat: each }));
/** Nobody can begin there with a later order than the first. */
const fromStart = (...pence: number[]) =>
  pence.map((repeat, order) => ({ first: order === 0 ? repeat : Infinity, repeat }));

describe('the cheapest mix of providers', () => {
  it.each<[string, Costs, number[] | null]>([
    ['the cheapest for each order', [same(1, 9, 9), same(9, 2, 3)], [0, 1, 1]],
    ['one provider at the same sum', [same(5, 5, 5), same(5, 5, 5)], [0, 0, 0]],
    ['no change for nothing', [same(9, 5), same(8, 5)], [1, 1]],
    [
      'no way back to whom only a beginner can go to',
      [fromStart(1, 9, 1), same(9, 2, 3)],
      [0, 1, 1],
    ],
    ['nobody for what nobody has', [same(1, Infinity), same(2, Infinity)], null],
    ['nobody where there is nobody', [], null],
  ])('is %s', (_title, costs, expected) => {
    const orderCount = costs[0]?.length ?? 3;
    expect(takeAll(cheapestMixSteps(costs, orderCount))).toEqual(expected);
  });

  it('is as cheap as the cheapest of all there are', () => {
    const pence = fc.oneof(
      { weight: 6, arbitrary: fc.integer({ min: 1, max: 60 }) },
      fc.constant(Infinity),
    );
    const costs = fc.integer({ min: 1, max: 4 }).chain((orders) =>
      fc.array(
        fc
          .tuple(
            fc.array(fc.record({ first: pence, repeat: pence }), {
              minLength: orders,
              maxLength: orders,
            }),
            fc.boolean(),
          )
          .map(([each, isOpen]) =>
            each.map(({ first, repeat }, order) => ({
              first: isOpen || order === 0 ? first : Infinity,
              repeat,
            })),
          ),
        { minLength: 1, maxLength: 7 },
      ),
    );
    fc.assert(
      fc.property(costs, (providers) => {
        const orderCount = providers[0]?.length ?? 0;
        const cheapest = Math.min(
          ...everyChoice(providers.length, orderCount).map((choice) => costOf(choice, providers)),
        );
        const chosen = takeAll(cheapestMixSteps(providers, orderCount));
        expect(chosen ? costOf(chosen, providers) : Infinity).toBe(cheapest);
      }),
    );
  });
});

function everyChoice(providers: number, orders: number): number[][] {
  if (orders === 0) return [[]];
  return everyChoice(providers, orders - 1).flatMap((choice) =>
    Array.from({ length: providers }, (_, provider) => [...choice, provider]),
  );
}

function costOf(choice: readonly number[], providers: Costs): number {
  return choice.reduce((sum, provider, order) => {
    const costs = providers[provider]?.[order];
    const isFirst = choice.indexOf(provider) === order;
    const isOpen = providers[provider]?.some(({ first }, later) => later > 0 && first < Infinity);
    if (!isFirst && !isOpen && choice[order - 1] !== provider) return Infinity;
    return sum + ((isFirst ? costs?.first : costs?.repeat) ?? Infinity);
  }, 0);
}
