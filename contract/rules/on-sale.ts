import type { CompanyProduct } from '../schemas/product.ts';
import { toPence } from './money.ts';

type Sold = Pick<CompanyProduct, 'freshness' | 'inStock'>;

/**
 * Whether a price counts in figures over several: a lowest, a “from” price, an average, a range. It does while it can
 * be relied on, and what it is for can be bought.
 */
export function isOnSale({ inStock, freshness }: Sold): boolean {
  return inStock && freshness !== 'older';
}

/** The product on sale with the lowest price; null if none is on sale. */
export function cheapestOnSale<Product extends Sold & { price: string }>(
  products: readonly Product[],
): Product | null {
  const [cheapest] = products
    .filter(isOnSale)
    .toSorted((a, b) => toPence(a.price) - toPence(b.price));
  return cheapest ?? null;
}

/** Why there is no lowest price of some products, none of which is on sale. */
export function whyNoneOnSale(products: readonly Sold[]): string {
  if (products.length === 0) return 'No prices listed';
  return products.some(({ inStock }) => inStock)
    ? 'No price checked in the last 30 days'
    : 'Nothing in stock at the moment';
}
