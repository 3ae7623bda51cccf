import type { Pence } from '../money.ts';
import { chargeOf, type Sum } from './charge.ts';
import type { DosePrice, PricedOrder } from './plan-costs.ts';

/** An order of a plan that is made at another provider than the one before. */
export type ProviderChange<Provider> = {
  date: string;
  from: Provider;
  to: Provider;
  /** What the order costs less than at the provider before; null if that one lacks the dose, or a fee is unknown. */
  savedPence: Pence | null;
};

/** Where a plan changes provider, and what each change saves on its order. */
export function providerChanges<Each extends DosePrice<{ id: string }>>(
  orders: readonly PricedOrder<Each>[],
  prices: readonly Each[],
): ProviderChange<Each['provider']>[] {
  return orders.flatMap(({ date, dose, price, sum }, index) => {
    const from = orders[index - 1]?.price.provider;
    if (from === undefined || from.id === price.provider.id) return [];
    const stayed = prices.find(
      (each) => each.provider.id === from.id && each.dose === dose && each.lack === null,
    );
    return [
      {
        date,
        from,
        to: price.provider,
        savedPence: stayed ? difference(chargeOf(stayed), sum) : null,
      },
    ];
  });
}

function difference(before: Sum, after: Sum): Pence | null {
  return before.isComplete && after.isComplete ? before.pence - after.pence : null;
}
