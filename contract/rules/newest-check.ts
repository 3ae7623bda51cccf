import type { Product } from '../schemas/product.ts';
import { memoiseByObject } from './memoise.ts';

/** The time of the newest check; undefined without prices. Worked out once for each list. */
export function newestCheck(products: readonly Product[]): string | undefined {
  return products.length === 0 ? undefined : newestOf(products);
}

const newestOf = memoiseByObject((products: readonly Product[]) => {
  let newest = '';
  for (const { checkedAt } of products) if (checkedAt > newest) newest = checkedAt;
  return newest;
});
