import type { Product } from '../schemas/product.ts';
import type { Pence } from './money.ts';
import { isOnSale } from './on-sale.ts';
import { isRegistered } from './registration.ts';
import { productTotal } from './total-cost.ts';

export type ReadProduct = Pick<
  Product,
  'consultationFee' | 'deliveryFee' | 'freshness' | 'id' | 'inStock' | 'price'
> & { company: Pick<Product['company'], 'id' | 'registrations'> };

/** What an alert goes by: a dose at the providers that it is about, at one moment. */
export type AlertReading = {
  /** ISO UTC. */
  at: string;
  /** The lowest total on sale of which every fee is known; null if there is none. */
  lowest: { pence: Pence; product: string } | null;
  /** A product on sale, whether its total is known or not; the one with the lowest total if there is one. */
  available: string | null;
  /** Whether it is in stock anywhere; null if what is in stock has not been checked for too long. */
  isInStock: boolean | null;
  /** Products in stock whose total does not count: not checked for too long, a fee unknown, or on no register. */
  uncounted: readonly string[];
};

/**
 * Reads the products of a dose for an alert, by the same rules as every figure on the site; without ids of providers, at
 * all of them.
 */
export function readForAlert(
  products: readonly ReadProduct[],
  providerIds: readonly string[],
  at: string,
): AlertReading {
  const listed = products.filter(
    ({ company }) => providerIds.length === 0 || providerIds.includes(company.id),
  );
  const onSale = listed.filter((product) => isOnSale(product, product.company));
  const totals = onSale.flatMap((product) => {
    const { pence, isComplete } = productTotal(product);
    return isComplete ? [{ pence, product: product.id }] : [];
  });
  const counted = new Set(totals.map(({ product }) => product));
  const lowest = totals.toSorted((a, b) => a.pence - b.pence)[0] ?? null;
  return {
    at,
    lowest,
    available: lowest?.product ?? onSale[0]?.id ?? null,
    isInStock: onSale.length > 0 || (listed.some(isStaleStock) ? null : false),
    uncounted: listed.flatMap(({ id, inStock }) => (inStock && !counted.has(id) ? [id] : [])),
  };
}

function isStaleStock({ company, freshness, inStock }: ReadProduct): boolean {
  return inStock === true && freshness === 'older' && isRegistered(company);
}
