import type { Product } from '#contract/schemas/product.ts';

/** The time of the newest check; undefined without prices. */
export function newestCheck(products: readonly Product[]): string | undefined {
  return products
    .map(({ checkedAt }) => checkedAt)
    .toSorted()
    .at(-1);
}
