import { compareTotals, highestFirst } from '../total-cost.ts';
import type { Sum } from './charge.ts';
import type { PlannedOrder } from './dose-ladder.ts';
import type { DosePrice, ProviderPlan } from './plan-costs.ts';

/** What one order costs at all providers that have its dose on sale, each with the orders before that it can fill. */
export type OrderRange = PlannedOrder & {
  /** Of the sums that are known, or of those that are “at least” if no other is; null if nobody has the dose. */
  lowest: Sum | null;
  /** Of all sums, so that it may be “at least”. */
  highest: Sum | null;
  /** How many providers have the dose on sale. */
  providerCount: number;
};

/**
 * The lowest and the highest sum of each order of a plan, order by order, at the providers that anybody can go to. In short
 * steps.
 */
export function* orderRangeSteps(
  orders: readonly PlannedOrder[],
  plans: readonly ProviderPlan<DosePrice<unknown>>[],
): Generator<void, OrderRange[]> {
  const ofDate = new Map(orders.map(({ date }) => [date, noSums()]));
  for (const plan of plans) {
    if (plan.isOnlyForOwnPatients) continue;
    for (const { date, price, sum } of plan.orders) {
      const sums = ofDate.get(date);
      if (!sums || price.whyUnavailable !== null) continue;
      sums.providerCount += 1;
      if (!sums.lowest || compareTotals(sum, sums.lowest) < 0) sums.lowest = sum;
      if (!sums.highest || highestFirst(sum, sums.highest) < 0) sums.highest = sum;
    }
    yield;
  }
  return orders.map((order) => ({ ...order, ...(ofDate.get(order.date) ?? noSums()) }));
}

function noSums(): Omit<OrderRange, keyof PlannedOrder> {
  return { lowest: null, highest: null, providerCount: 0 };
}
