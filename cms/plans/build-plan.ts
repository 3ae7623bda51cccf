import { memoiseByObject } from '#contract/rules/memoise.ts';
import { orderRangeSteps } from '#contract/rules/plan/order-ranges.ts';
import {
  lowestMixedSteps,
  providerPlanSteps,
  type PlannedCourse,
  type PricedOrder,
  type ProviderPlan as PricedPlan,
} from '#contract/rules/plan/plan-costs.ts';
import { providerChanges } from '#contract/rules/plan/provider-changes.ts';
import { whyUnavailable, type UnavailableReason } from '#contract/rules/plan/unavailable.ts';
import { toDecimalString, type Pence } from '#contract/rules/money.ts';
import { takesOver } from '#contract/rules/provider-terms.ts';
import { chargedFor, toCharge, type Charge } from '#contract/rules/total-cost.ts';
import type { CompanyProfile } from '#contract/schemas/company-profile.ts';
import type {
  PartialPlan,
  Plan,
  PlanCompany,
  PlanOrder,
  ProviderPlan,
} from '#contract/schemas/plan.ts';
import type { Product } from '#contract/schemas/product.ts';
import { inTurns, mapInTurns } from '../runtime/in-turns.ts';

/**
 * What the orders of a medication cost at each provider that lists it, or at the first `limit` of each list, and at the
 * lowest; the figures are of all of them. Yields to the event loop meanwhile.
 */
export async function buildPlan(
  medication: string,
  course: PlannedCourse,
  products: readonly Product[],
  limit?: number,
): Promise<Plan> {
  const prices = await mapInTurns(
    products.filter(({ name }) => name === medication),
    priceOf,
  );
  const { providers, withoutAll, lowestSingle } = await inTurns(providerPlanSteps(course, prices));
  const lowestMixed = await inTurns(lowestMixedSteps(course, prices, lowestSingle));
  const open = providers.filter(({ isOnlyForOwnPatients }) => !isOnlyForOwnPatients);
  const ranges = await inTurns(orderRangeSteps(course.orders, [...providers, ...withoutAll]));
  return {
    medication,
    orders: ranges.map(({ lowest, highest, ...order }) => ({
      ...order,
      lowest: lowest && total(lowest),
      highest: highest && total(highest),
    })),
    providers: await mapInTurns(providers.slice(0, limit), providerPlan),
    providerCount: providers.length,
    openProviderCount: open.length,
    withoutAll: await mapInTurns(withoutAll.slice(0, limit), partialPlan),
    withoutAllCount: withoutAll.length,
    lowestThree: open.slice(0, 3).map(providerPlan),
    lowestSingle: lowestSingle && {
      ...total(lowestSingle.sum),
      company: company(lowestSingle.provider),
    },
    lowestMixed: lowestMixed && {
      ...total(lowestMixed.sum),
      orders: lowestMixed.orders.map((order) => ({
        ...planOrder(order),
        company: company(order.price.provider),
      })),
      changes: providerChanges(lowestMixed.orders, prices).map(
        ({ date, from, to, savedPence }) => ({
          date,
          from: company(from),
          to: company(to),
          saves: toDecimalString(savedPence),
        }),
      ),
    },
  };
}

type Price = Charge & {
  provider: CompanyProfile;
  product: Product;
  dose: string;
  whyUnavailable: UnavailableReason | null;
  takesOver: boolean;
};

const priceOf = memoiseByObject((product: Product): Price => ({
  provider: product.company,
  product,
  dose: product.dose,
  whyUnavailable: whyUnavailable(product, product.company),
  takesOver: takesOver(product.company.terms),
  ...toCharge(product),
}));

function providerPlan(plan: PricedPlan<Price>): ProviderPlan {
  return {
    company: company(plan.provider),
    isOnlyForOwnPatients: plan.isOnlyForOwnPatients,
    ...total(plan.sum),
    orders: plan.orders.map(planOrder),
  };
}

function partialPlan(plan: PricedPlan<Price>): PartialPlan {
  return {
    company: company(plan.provider),
    isOnlyForOwnPatients: plan.isOnlyForOwnPatients,
    unavailable: plan.unavailable,
    orders: plan.orders.map(planOrder),
  };
}

function planOrder({ date, dose, price, isFirst, sum }: PricedOrder<Price>): PlanOrder {
  const { product } = price;
  const { pricePence, consultationFeePence } = chargedFor(price, isFirst ? 'first' : 'repeat');
  return {
    date,
    dose,
    productId: product.id,
    isFirst,
    price: toDecimalString(pricePence),
    isNewPatientPrice: isFirst && price.firstOrderPricePence !== null,
    consultationFee: toDecimalString(consultationFeePence),
    consultationFeeBasis: product.consultationFeeBasis,
    deliveryFee: product.deliveryFee,
    total: toDecimalString(sum.pence),
    checkedAt: product.checkedAt,
  };
}

function total({ pence, isComplete }: { pence: Pence; isComplete: boolean }) {
  return { total: toDecimalString(pence), isComplete };
}

function company({ id, name, slug, type, registrations }: CompanyProfile): PlanCompany {
  return { id, name, slug, type, registrations };
}
