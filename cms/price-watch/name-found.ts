import { formatPrice } from '#contract/rules/money.ts';
import type { Found } from './page/reading.ts';

/** As in `£129, in stock`. */
export function nameFound({ pricePence, inStock }: Pick<Found, 'inStock' | 'pricePence'>): string {
  const price = formatPrice(pricePence);
  if (inStock === null) return price;
  return `${price}, ${inStock ? 'in stock' : 'out of stock'}`;
}
