import type { Plan } from '#contract/schemas/plan.ts';
import { groupBy } from '../group-by.ts';
import { compareTotals, highestFirst, totalCost } from '../total-cost.ts';
import type { Sum } from './charge.ts';

/** What one order costs at all providers that have its dose on sale, each with the orders before that it can fill. */
export type OrderRange = Plan['orders'][number] & {
  /** Of the totals that are known, or of those that are “at least” if no other is; null if nobody has the dose. */
  lowest: Sum | null;
  /** Of all totals, so that it may be “at least”. */
  highest: Sum | null;
  /** How many providers have the dose on sale. */
  providers: number;
};

/** The lowest and the highest total of each order of a plan, order by order. */
export function orderRanges({ orders, providers, withoutAll }: Plan): OrderRange[] {
  const counted = [
    ...providers.filter(isForAnybody).flatMap((provider) => provider.orders),
    ...withoutAll.filter(isForAnybody).flatMap((provider) => {
      const unavailable = new Set(provider.unavailable.map(({ dose }) => dose));
      return provider.orders.filter(({ dose }) => !unavailable.has(dose));
    }),
  ];
  const ofDate = groupBy(counted, ({ date }) => date);
  return orders.map((order) => {
    const totals = (ofDate.get(order.date) ?? []).map((each) => totalCost(each));
    return {
      ...order,
      lowest: totals.toSorted(compareTotals)[0] ?? null,
      highest: totals.toSorted(highestFirst)[0] ?? null,
      providers: totals.length,
    };
  });
}

function isForAnybody({ isOnlyForOwnPatients }: { isOnlyForOwnPatients: boolean }): boolean {
  return !isOnlyForOwnPatients;
}
