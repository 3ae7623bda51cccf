import { isOnSale } from '#contract/rules/on-sale.ts';
import { memoiseByObject } from '#contract/rules/memoise.ts';
import { toPence } from '#contract/rules/money.ts';
import { isRegistered } from '#contract/rules/registration.ts';
import { compareTotals, highestFirst, totalCost } from '#contract/rules/total-cost.ts';
import type { Company } from '#contract/schemas/company.ts';
import type { PricedDose } from '#contract/schemas/product.ts';
import { forEachInTurns } from '../runtime/in-turns.ts';

/** What registered providers offer at prices that are not stale; a “from” price is always in stock. */
export type Offers = {
  /** The number of products in stock, which the prices below are of. */
  count: number;
  /** The number of providers with a product, in or out of stock. */
  providers: number;
  cheapest: PricedDose | null;
  dearest: PricedDose | null;
  lowestTotal: PricedDose | null;
  highestTotal: PricedDose | null;
};

export const noOffers: Offers = { count: 0, providers: 0, ...rows(null) };

/** A provider's offers by medication name; unregistered providers and stale prices do not count. */
export function offersByMedication(
  provider: Pick<Company, 'products' | 'registrations'>,
): ReadonlyMap<string, Offers> {
  const offers = new Map<string, Offers>();
  if (!isRegistered(provider)) return offers;
  for (const product of provider.products) {
    const { name, freshness } = product;
    if (freshness === 'older') continue;
    const priced = isOnSale(product, provider) ? pricedDose(product) : null;
    const offer = { count: priced ? 1 : 0, providers: 0, ...rows(priced) };
    offers.set(name, add(offers.get(name) ?? { ...noOffers, providers: 1 }, offer));
  }
  return offers;
}

/** Adds up the offers of providers, of which there may be many. Yields to the event loop meanwhile. */
export async function sumOffers(
  ofProviders: Iterable<ReadonlyMap<string, Offers>>,
): Promise<ReadonlyMap<string, Offers>> {
  const sums = new Map<string, Offers>();
  await forEachInTurns(ofProviders, (offers) => {
    for (const [name, offer] of offers) sums.set(name, add(sums.get(name) ?? noOffers, offer));
  });
  return sums;
}

function add(a: Offers, b: Offers): Offers {
  return {
    count: a.count + b.count,
    providers: a.providers + b.providers,
    cheapest: first(a.cheapest, b.cheapest, compareCosts),
    dearest: first(a.dearest, b.dearest, (one, other) => compareCosts(other, one)),
    lowestTotal: first(a.lowestTotal, b.lowestTotal, compareLowest),
    highestTotal: first(a.highestTotal, b.highestTotal, compareHighest),
  };
}

function rows(row: PricedDose | null) {
  return { cheapest: row, dearest: row, lowestTotal: row, highestTotal: row };
}

/** A price as the contract shows it on its own. */
export function pricedDose({
  name,
  dose,
  price,
  priceUnit,
  firstOrderPrice,
  consultationFee,
  consultationFeeBasis,
  deliveryFee,
}: PricedDose): PricedDose {
  return {
    name,
    dose,
    price,
    priceUnit,
    firstOrderPrice,
    consultationFee,
    consultationFeeBasis,
    deliveryFee,
  };
}

/** The one of two that comes first; if only one is given, that one. */
function first(
  a: PricedDose | null,
  b: PricedDose | null,
  compare: (a: PricedDose, b: PricedDose) => number,
): PricedDose | null {
  if (a === null || b === null) return a ?? b;
  return compare(b, a) < 0 ? b : a;
}

/** Worked out once: with each change the offers of all providers are compared again. */
const costOf = memoiseByObject((dose: PricedDose) => ({
  pence: toPence(dose.price),
  total: totalCost(dose),
}));

/** By price; then those whose fees are known first; then by total. */
function compareCosts(a: PricedDose, b: PricedDose): number {
  return costOf(a).pence - costOf(b).pence || compareLowest(a, b);
}

/** Those whose fees are known first; then by total. */
function compareLowest(a: PricedDose, b: PricedDose): number {
  return compareTotals(costOf(a).total, costOf(b).total);
}

/** The highest total first; of the same, one that may be higher still. */
function compareHighest(a: PricedDose, b: PricedDose): number {
  return highestFirst(costOf(a).total, costOf(b).total);
}
