import { groupBy } from '../group-by.ts';
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

/** The lowest and the highest sum of each order of a plan, order by order, at the providers that anybody can go to. */
export function orderRanges(
  orders: readonly PlannedOrder[],
  plans: readonly ProviderPlan<DosePrice<unknown>>[],
): OrderRange[] {
  const counted = plans
    .filter(({ isOnlyForOwnPatients }) => !isOnlyForOwnPatients)
    .flatMap((plan) => plan.orders)
    .filter(({ price }) => price.whyUnavailable === null);
  const ofDate = groupBy(counted, ({ date }) => date);
  return orders.map((order) => {
    const sums = (ofDate.get(order.date) ?? []).map(({ sum }) => sum);
    return {
      ...order,
      lowest: sums.toSorted(compareTotals)[0] ?? null,
      highest: sums.toSorted(highestFirst)[0] ?? null,
      providerCount: sums.length,
    };
  });
}
