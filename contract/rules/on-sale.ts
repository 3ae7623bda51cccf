import type { CompanyProduct } from '../schemas/product.ts';
import { freshnessTexts } from './freshness.ts';
import { memoiseByObject } from './memoise.ts';
import { toPence } from './money.ts';
import { isRegistered, type Registered } from './registration.ts';

/** As in `No registered provider has it in stock at a price checked in the last 30 days.` */
export const inStockLately = `in stock at a price checked ${freshnessTexts.month}`;

type Sold = Pick<CompanyProduct, 'freshness' | 'inStock'>;

/** Whether a product is in stock, as far as anybody has looked in the last 30 days. */
export function isInStockNow({ inStock, freshness }: Sold): boolean {
  return inStock === true && freshness !== 'older';
}

/**
 * Whether a price counts in figures such as a lowest price, a “from” price, an average or a range: it must be fresh, in
 * stock and from a registered provider.
 */
export function isOnSale(product: Sold, seller: Registered): boolean {
  return isInStockNow(product) && isRegistered(seller);
}

/** How many of the products count in such figures. Worked out once for each list. */
export const countOnSale = memoiseByObject(
  (products: readonly (Sold & { company: Registered })[]) =>
    products.filter((product) => isOnSale(product, product.company)).length,
);

type Seller<Product> = Registered & { products: readonly Product[] };

/** A provider's cheapest product on sale; null if none is on sale. */
export function cheapestOnSale<Product extends Sold & { price: string }>(
  provider: Seller<Product>,
): Product | null {
  const [cheapest = null] = provider.products
    .filter((product) => isOnSale(product, provider))
    .toSorted((a, b) => toPence(a.price) - toPence(b.price));
  return cheapest;
}

/** Why a provider has no lowest price, for one without products on sale. */
export function whyNoneOnSale(provider: Seller<Sold>): string {
  if (provider.products.length === 0) return 'No prices listed';
  if (!isRegistered(provider)) return 'Excluded: no current registration on record';
  const stale = provider.products.filter(({ freshness }) => freshness === 'older');
  if (stale.length === 0) return 'Nothing in stock at the moment';
  return stale.length === provider.products.length
    ? `No price checked ${freshnessTexts.month}`
    : `Nothing ${inStockLately}`;
}
