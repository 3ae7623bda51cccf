import type { Pence } from '../money.ts';
import { addUp } from './charge.ts';
import { priceOrders, type DosePrice, type PricedOrder } from './plan-costs.ts';

/** An order of a plan that is made at another provider than the one before. */
export type ProviderChange<Provider> = {
  date: string;
  from: Provider;
  to: Provider;
  /**
   * What the plan costs less than if the orders until the next change were made at the provider before; null if
   * they are not all available there, or a fee is unknown.
   */
  savedPence: Pence | null;
};

/** Where a plan changes provider, and what each change saves. */
export function providerChanges<Each extends DosePrice<{ id: string }>>(
  orders: readonly PricedOrder<Each>[],
  prices: readonly Each[],
): ProviderChange<Each['provider']>[] {
  return orders.flatMap(({ date, price }, index) => {
    const from = orders[index - 1]?.price.provider;
    if (from === undefined || from.id === price.provider.id) return [];
    const stayed = orders.map((order, each) =>
      each >= index && each < endOfRun(orders, index)
        ? prices.find(
            ({ provider, dose, whyUnavailable }) =>
              provider.id === from.id && dose === order.dose && whyUnavailable === null,
          )
        : order.price,
    );
    return [{ date, from, to: price.provider, savedPence: savedPence(orders, stayed) }];
  });
}

/** Where the orders that are made at one provider end. */
function endOfRun(orders: readonly PricedOrder<DosePrice<{ id: string }>>[], start: number) {
  const { id } = orders[start]?.price.provider ?? {};
  const end = orders.findIndex(
    ({ price: { provider } }, index) => index > start && provider.id !== id,
  );
  return end === -1 ? orders.length : end;
}

/** Of the orders that cost something else when staying. */
function savedPence<Each extends DosePrice<{ id: string }>>(
  orders: readonly PricedOrder<Each>[],
  stayed: readonly (Each | undefined)[],
): Pence | null {
  const others = orders.flatMap((order, index) => {
    const price = stayed[index];
    return price ? [{ ...order, price }] : [];
  });
  if (others.length < orders.length) return null;
  const pairs = priceOrders(others).flatMap((other, index) => {
    const order = orders[index];
    const isOther = order?.price !== other.price || order.isFirst !== other.isFirst;
    return order && isOther ? [{ order, other }] : [];
  });
  const before = addUp(pairs.map(({ other }) => other.sum));
  const after = addUp(pairs.map(({ order }) => order.sum));
  return before.isComplete && after.isComplete ? before.pence - after.pence : null;
}
