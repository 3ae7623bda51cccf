import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { whyUnavailable, type UnavailableReason } from '#contract/rules/plan/unavailable.ts';
import { memoiseByObject } from '#contract/rules/memoise.ts';
import {
  planCosts,
  type PlannedCourse,
  type PricedOrder,
} from '#contract/rules/plan/plan-costs.ts';
import { providerChanges } from '#contract/rules/plan/provider-changes.ts';
import { toDecimalString, type Pence } from '#contract/rules/money.ts';
import { takesOver } from '#contract/rules/provider-terms.ts';
import { chargedFor, toCharge, type Charge } from '#contract/rules/total-cost.ts';
import type { CompanyProfile } from '#contract/schemas/company-profile.ts';
import type { Plan, PlanCompany, PlanOrder } from '#contract/schemas/plan.ts';
import type { Product } from '#contract/schemas/product.ts';
import { mapInGroups } from '../runtime/in-groups.ts';

/**
 * What the orders of a medication cost at each provider that lists it, and at the lowest. Yields to the event loop between
 * its steps.
 */
export async function buildPlan(
  medication: string,
  course: PlannedCourse,
  products: readonly Product[],
): Promise<Plan> {
  const prices = await mapInGroups(
    products.filter(({ name }) => name === medication),
    priceOf,
  );
  const { providers, withoutAll, lowestSingle, lowestMixed } = planCosts(course, prices);
  await yieldToEventLoop();
  return {
    medication,
    orders: [...course.orders],
    providers: await mapInGroups(
      providers,
      ({ provider, isOnlyForOwnPatients, orders: priced, sum }) => ({
        company: company(provider),
        isOnlyForOwnPatients,
        ...total(sum),
        orders: priced.map(planOrder),
      }),
    ),
    withoutAll: await mapInGroups(
      withoutAll,
      ({ provider, isOnlyForOwnPatients, unavailable, orders: priced }) => ({
        company: company(provider),
        isOnlyForOwnPatients,
        unavailable,
        orders: priced.map(planOrder),
      }),
    ),
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
