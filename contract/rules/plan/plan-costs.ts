import { compareText } from '../compare-text.ts';
import { groupBy } from '../group-by.ts';
import { compareTotals, type Charge } from '../total-cost.ts';
import { addUp, chargeOf, type Sum } from './charge.ts';
import { cheapestMixSteps, type OrderCosts } from './cheapest-mix.ts';
import type { PlannedOrder } from './dose-ladder.ts';
import type { UnavailableReason } from './unavailable.ts';

/** One dose at one provider. */
export type DosePrice<Provider> = Charge & {
  provider: Provider;
  dose: string;
  /** Why it does not count; null if it is on sale. */
  whyUnavailable: UnavailableReason | null;
  /** Whether the provider takes patients over from another one. */
  takesOver: boolean;
};

/** What is to be ordered, and whether for somebody who has begun already. */
export type PlannedCourse = { orders: readonly PlannedOrder[]; isOnTreatment: boolean };

/** An order of a plan with the price that it is made at, and what that comes to. */
export type PricedOrder<Each> = PlannedOrder & {
  price: Each;
  /** Whether it is the first one with its provider, or would be if its dose were on sale. */
  isFirst: boolean;
  sum: Sum;
};

/** The orders of a plan at one provider. */
export type ProviderPlan<Each extends DosePrice<unknown>> = {
  provider: Each['provider'];
  /** Whether nobody can change to it, so that its orders are counted as those of its own patients, none as a first one. */
  isOnlyForOwnPatients: boolean;
  /** Those of them that the provider lists. */
  orders: PricedOrder<Each>[];
  /** The doses that the provider cannot be counted on for. */
  unavailable: { dose: string; reason: UnavailableReason }[];
  /** What its orders come to together. */
  sum: Sum;
};

/** The whole plan with a provider for each order; no provider changes for a stretch of orders that saves nothing. */
export type MixedPlan<Each> = { orders: PricedOrder<Each>[]; sum: Sum };

export type ProviderPlans<Each extends DosePrice<unknown>> = {
  /** Providers with all doses on sale, the lowest known sum first, those with unknown fees last. */
  providers: ProviderPlan<Each>[];
  /** The others, those with the fewest doses unavailable first. */
  withoutAll: ProviderPlan<Each>[];
  /** The first of the providers with all doses that is not only for its own patients; null if there is none. */
  lowestSingle: ProviderPlan<Each> | null;
};

type Named = { id: string; name: string };

/**
 * What a plan costs at each provider, in pence, in short steps. A sum of which a fee is unknown is below no sum that is
 * known.
 */
export function* providerPlanSteps<Each extends DosePrice<Named>>(
  course: PlannedCourse,
  prices: readonly Each[],
): Generator<void, ProviderPlans<Each>> {
  const plans: ProviderPlan<Each>[] = [];
  for (const ofProvider of groupBy(prices, ({ provider }) => provider.id).values()) {
    plans.push(planAt(course, ofProvider));
    yield;
  }
  const byName = (a: ProviderPlan<Each>, b: ProviderPlan<Each>) =>
    compareText(a.provider.name, b.provider.name);
  const providers = plans
    .filter(({ unavailable }) => unavailable.length === 0)
    .toSorted((a, b) => compareTotals(a.sum, b.sum) || byName(a, b));
  return {
    providers,
    withoutAll: plans
      .filter(({ unavailable }) => unavailable.length > 0)
      .toSorted((a, b) => a.unavailable.length - b.unavailable.length || byName(a, b)),
    lowestSingle: providers.find(({ isOnlyForOwnPatients }) => !isOnlyForOwnPatients) ?? null,
  };
}

/**
 * The lowest when changing providers, never to one that does not accept people who switch; null if a dose is on sale
 * nowhere. It is made of the same kind of sums as the lowest at one provider, so that it never exceeds that. In short steps.
 */
export function* lowestMixedSteps<Each extends DosePrice<Named>>(
  { orders, isOnTreatment }: PlannedCourse,
  prices: readonly Each[],
  lowestSingle: ProviderPlan<Each> | null,
): Generator<void, MixedPlan<Each> | null> {
  const onSale = prices.filter(
    ({ whyUnavailable, takesOver }) => whyUnavailable === null && (takesOver || !isOnTreatment),
  );
  const known = (sum: Sum) => sum.isComplete;
  const any = () => true;
  if (lowestSingle)
    return yield* lowestOf(orders, onSale, lowestSingle.sum.isComplete ? known : any);
  return (yield* lowestOf(orders, onSale, known)) ?? (yield* lowestOf(orders, onSale, any));
}

/**
 * The orders with what each comes to: the first with a provider as such, except where somebody is its patient already.
 * Nobody has become its patient by an order of a dose that is not on sale.
 */
export function priceOrders<Each extends DosePrice<{ id: string }>>(
  orders: readonly (PlannedOrder & { price: Each })[],
  patientOf: readonly string[] = [],
): PricedOrder<Each>[] {
  const ordered = new Set<string>();
  const patientNow = new Set(patientOf);
  return orders.map(({ date, dose, price }) => {
    const {
      provider: { id },
      whyUnavailable,
    } = price;
    const isFirst = !patientNow.has(id) && (whyUnavailable === null || !ordered.has(id));
    ordered.add(id);
    if (whyUnavailable === null) patientNow.add(id);
    return { date, dose, price, isFirst, sum: chargeOf(price, isFirst) };
  });
}

function planAt<Each extends DosePrice<Named>>(
  { orders, isOnTreatment }: PlannedCourse,
  prices: readonly [Each, ...Each[]],
): ProviderPlan<Each> {
  const [{ provider, takesOver }] = prices;
  const isOnlyForOwnPatients = isOnTreatment && !takesOver;
  const ofDose = (dose: string) => prices.find((price) => price.dose === dose);
  const priced = priceOrders(
    orders.flatMap(({ date, dose }) => {
      const price = ofDose(dose);
      return price ? [{ date, dose, price }] : [];
    }),
    isOnlyForOwnPatients ? [provider.id] : [],
  );
  const unavailable = [...new Set(orders.map(({ dose }) => dose))].flatMap((dose) => {
    const price = ofDose(dose);
    const reason = price ? price.whyUnavailable : 'not-listed';
    return reason === null ? [] : [{ dose, reason }];
  });
  return {
    provider,
    isOnlyForOwnPatients,
    orders: priced,
    unavailable,
    sum: addUp(priced.map(({ sum }) => sum)),
  };
}

/** Made of sums that count alone. */
function* lowestOf<Each extends DosePrice<Named>>(
  orders: readonly PlannedOrder[],
  prices: readonly Each[],
  counts: (sum: Sum) => boolean,
): Generator<void, MixedPlan<Each> | null> {
  const providers: (Each | undefined)[][] = [];
  for (const ofProvider of groupBy(prices, ({ provider }) => provider.id).values()) {
    providers.push(orders.map(({ dose }) => ofProvider.find((price) => price.dose === dose)));
    yield;
  }
  providers.sort((a, b) => compareText(nameOf(a), nameOf(b)));
  const costOf = (price: Each | undefined, isFirst: boolean) => {
    const sum = price && chargeOf(price, isFirst);
    return sum && counts(sum) ? sum.pence : Infinity;
  };
  const costs: OrderCosts[][] = [];
  for (const ofOrders of providers) {
    costs.push(
      ofOrders.map((price, order) => ({
        first: order === 0 || price?.takesOver ? costOf(price, true) : Infinity,
        repeat: costOf(price, false),
      })),
    );
    yield;
  }
  const chosen = yield* cheapestMixSteps(costs, orders.length);
  if (!chosen) return null;
  const priced = priceOrders(
    orders.flatMap(({ date, dose }, index) => {
      const price = providers[chosen[index] ?? -1]?.[index];
      return price ? [{ date, dose, price }] : [];
    }),
  );
  return { orders: priced, sum: addUp(priced.map(({ sum }) => sum)) };
}

function nameOf(prices: readonly (DosePrice<Named> | undefined)[]): string {
  return prices.find(Boolean)?.provider.name ?? '';
}
