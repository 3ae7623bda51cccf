import { toPence } from '#contract/rules/money.ts';
import type { CompanyProduct } from '#contract/schemas/product.ts';

/** The product in stock with the lowest price; null if none is in stock. */
export function cheapestProduct(products: readonly CompanyProduct[]): CompanyProduct | null {
  const inStock = products.filter((product) => product.inStock);
  return inStock.toSorted((a, b) => toPence(a.price) - toPence(b.price))[0] ?? null;
}
