import { groupBy } from '../group-by.ts';
import { addUp, chargeOf, compareSums, type Charge, type Sum } from './charge.ts';
import type { PlannedOrder } from './dose-ladder.ts';
import type { LackReason } from './lack.ts';

/** One dose at one provider. */
export type DosePrice<Provider> = Charge & {
  provider: Provider;
  dose: string;
  /** Why it does not count; null if it is on sale. */
  lack: LackReason | null;
};

/** An order of a plan with the price that it is made at, and what that comes to. */
export type PricedOrder<Each> = PlannedOrder & { price: Each; sum: Sum };

/** The orders of a plan at one provider. */
export type ProviderPlan<Each extends DosePrice<unknown>> = {
  provider: Each['provider'];
  /** Those of them that the provider lists. */
  orders: PricedOrder<Each>[];
  /** The doses that the provider cannot be counted on for. */
  lacks: { dose: string; reason: LackReason }[];
  /** What its orders come to together. */
  sum: Sum;
};

/** The whole plan with a provider for each order. */
export type MixedPlan<Each> = { orders: PricedOrder<Each>[]; sum: Sum };

export type PlanCosts<Each extends DosePrice<unknown>> = {
  /** Providers with all doses on sale, the lowest known sum first, those with unknown fees last. */
  providers: ProviderPlan<Each>[];
  /** The others, those that lack the fewest doses first. */
  withoutAll: ProviderPlan<Each>[];
  /** The first of the providers with all doses; null if there is none. */
  lowestSingle: ProviderPlan<Each> | null;
  /** The lowest for each order, at any provider; null if nobody has one of the doses on sale. */
  lowestMixed: MixedPlan<Each> | null;
};

type Named = { id: string; name: string };

/**
 * What a plan costs at each provider and at the lowest, in pence. A sum of which a fee is unknown is below no sum that is
 * known; and the lowest at any provider is made of the same kind of sums as the lowest at one, so that it never exceeds it.
 */
export function planCosts<Each extends DosePrice<Named>>(
  orders: readonly PlannedOrder[],
  prices: readonly Each[],
): PlanCosts<Each> {
  const plans = [...groupBy(prices, ({ provider }) => provider.id).values()].flatMap((ofProvider) =>
    planAt(orders, ofProvider),
  );
  const byName = (a: ProviderPlan<Each>, b: ProviderPlan<Each>) =>
    compareText(a.provider.name, b.provider.name);
  const providers = plans
    .filter(({ lacks }) => lacks.length === 0)
    .toSorted((a, b) => compareSums(a.sum, b.sum) || byName(a, b));
  const [lowestSingle = null] = providers;
  return {
    providers,
    withoutAll: plans
      .filter(({ lacks }) => lacks.length > 0)
      .toSorted((a, b) => a.lacks.length - b.lacks.length || byName(a, b)),
    lowestSingle,
    lowestMixed: lowestMixed(orders, prices, lowestSingle),
  };
}

function planAt<Each extends DosePrice<Named>>(
  orders: readonly PlannedOrder[],
  prices: readonly Each[],
): ProviderPlan<Each>[] {
  const [first] = prices;
  if (!first) return [];
  const ofDose = (dose: string) => prices.find((price) => price.dose === dose);
  const priced = orders.flatMap((order) => pricedOrder(order, ofDose(order.dose)));
  const lacks = [...new Set(orders.map(({ dose }) => dose))].flatMap((dose) => {
    const price = ofDose(dose);
    const reason = price ? price.lack : 'not-listed';
    return reason === null ? [] : [{ dose, reason }];
  });
  return [
    { provider: first.provider, orders: priced, lacks, sum: addUp(priced.map(({ sum }) => sum)) },
  ];
}

function lowestMixed<Each extends DosePrice<Named>>(
  orders: readonly PlannedOrder[],
  prices: readonly Each[],
  lowestSingle: ProviderPlan<Each> | null,
): MixedPlan<Each> | null {
  const onSale = prices.filter(({ lack }) => lack === null);
  const known = onSale.filter((price) => chargeOf(price).isComplete);
  if (lowestSingle) return lowestOf(orders, lowestSingle.sum.isComplete ? known : onSale);
  return lowestOf(orders, known) ?? lowestOf(orders, onSale);
}

function lowestOf<Each extends DosePrice<Named>>(
  orders: readonly PlannedOrder[],
  prices: readonly Each[],
): MixedPlan<Each> | null {
  const chosen: PricedOrder<Each>[] = [];
  for (const order of orders) {
    const [best] = prices
      .filter(({ dose }) => dose === order.dose)
      .flatMap((price) => pricedOrder(order, price))
      .toSorted((a, b) => a.sum.pence - b.sum.pence || compareTies(a, b, chosen.at(-1)));
    if (!best) return null;
    chosen.push(best);
  }
  return { orders: chosen, sum: addUp(chosen.map(({ sum }) => sum)) };
}

/** At the same sum nobody changes provider for nothing; then a known sum comes first, then the name. */
function compareTies<Each extends DosePrice<Named>>(
  a: PricedOrder<Each>,
  b: PricedOrder<Each>,
  before: PricedOrder<Each> | undefined,
): number {
  const isChange = ({ price }: PricedOrder<Each>) =>
    Number(price.provider.id !== before?.price.provider.id);
  return (
    isChange(a) - isChange(b) ||
    compareSums(a.sum, b.sum) ||
    compareText(a.price.provider.name, b.price.provider.name)
  );
}

function pricedOrder<Each extends DosePrice<Named>>(
  order: PlannedOrder,
  price: Each | undefined,
): PricedOrder<Each>[] {
  return price ? [{ ...order, price, sum: chargeOf(price) }] : [];
}

const compareText = new Intl.Collator('en-GB').compare;
