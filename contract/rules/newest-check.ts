import type { Product } from '../schemas/product.ts';

/** The time of the newest check; undefined without prices. */
export function newestCheck(products: readonly Product[]): string | undefined {
  return products
    .map(({ checkedAt }) => checkedAt)
    .toSorted()
    .at(-1);
}
