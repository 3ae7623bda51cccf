import { formatPrice } from '#contract/rules/money.ts';
import type { Found } from './page/reading.ts';

/** As in `£129, in stock`; that the stock was not read is said, because it keeps a price from being checked. */
export function nameFound({ pricePence, inStock }: Pick<Found, 'inStock' | 'pricePence'>): string {
  return `${formatPrice(pricePence)}, ${nameStock(inStock)}`;
}

function nameStock(inStock: boolean | null): string {
  if (inStock === null) return 'stock not read';
  return inStock ? 'in stock' : 'out of stock';
}
