import { isOnSale } from '#contract/rules/on-sale.ts';
import { toPence, type Pence } from '#contract/rules/money.ts';
import { isRegistered } from '#contract/rules/registration.ts';
import type { Company } from '#contract/schemas/company.ts';

/**
 * What providers on a register offer of something, at prices that are not stale; a “from” price is always in stock.
 */
export type Offers = {
  /** How many products, in or out of stock, at how many providers. */
  count: number;
  providers: number;
  lowest: Pence | null;
  highest: Pence | null;
};

export const noOffers: Offers = { count: 0, providers: 0, lowest: null, highest: null };

/** What a provider offers of each medication, by its name; nothing counts of one on no register, or if it is stale. */
export function offersByMedication(
  provider: Pick<Company, 'products' | 'registrations'>,
): ReadonlyMap<string, Offers> {
  const offers = new Map<string, Offers>();
  if (!isRegistered(provider)) return offers;
  for (const product of provider.products) {
    const { name, price, freshness } = product;
    if (freshness === 'older') continue;
    const pence = isOnSale(product, provider) ? toPence(price) : null;
    const offer = { count: 1, providers: 0, lowest: pence, highest: pence };
    offers.set(name, add(offers.get(name) ?? { ...noOffers, providers: 1 }, offer));
  }
  return offers;
}

/** What several providers offer together. */
export function sumOffers(
  ofProviders: Iterable<ReadonlyMap<string, Offers>>,
): ReadonlyMap<string, Offers> {
  const sums = new Map<string, Offers>();
  for (const offers of ofProviders)
    for (const [name, offer] of offers) sums.set(name, add(sums.get(name) ?? noOffers, offer));
  return sums;
}

function add(a: Offers, b: Offers): Offers {
  return {
    count: a.count + b.count,
    providers: a.providers + b.providers,
    lowest: extreme(Math.min, a.lowest, b.lowest),
    highest: extreme(Math.max, a.highest, b.highest),
  };
}

function extreme(
  of: (a: Pence, b: Pence) => Pence,
  a: Pence | null,
  b: Pence | null,
): Pence | null {
  if (a === null || b === null) return a ?? b;
  return of(a, b);
}
