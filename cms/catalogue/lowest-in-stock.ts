import { toPence, type Pence } from '#contract/rules/money.ts';
import type { CompanyProduct } from '#contract/schemas/product.ts';

type Offer = Pick<CompanyProduct, 'inStock' | 'price'>;

/** The lowest price that can be bought today, or null: a “from” price is always in stock. */
export function lowestInStock(offers: readonly Offer[]): Pence | null {
  const prices = pricesInStock(offers);
  return prices.length === 0 ? null : Math.min(...prices);
}

/** The highest price that can be bought today, or null. */
export function highestInStock(offers: readonly Offer[]): Pence | null {
  const prices = pricesInStock(offers);
  return prices.length === 0 ? null : Math.max(...prices);
}

function pricesInStock(offers: readonly Offer[]): Pence[] {
  return offers.filter(({ inStock }) => inStock).map(({ price }) => toPence(price));
}
