import type { Product } from '#contract/schemas/product.ts';

/** When the most recently checked of the prices was checked; undefined without prices. */
export function newestCheck(products: readonly Product[]): string | undefined {
  return products
    .map(({ checkedAt }) => checkedAt)
    .toSorted()
    .at(-1);
}
