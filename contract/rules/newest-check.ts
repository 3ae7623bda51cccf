import type { Product } from '../schemas/product.ts';

/** The time of the newest check; undefined without prices. */
export function newestCheck(products: readonly Product[]): string | undefined {
  let newest: string | undefined;
  for (const { checkedAt } of products)
    if (newest === undefined || checkedAt > newest) newest = checkedAt;
  return newest;
}
