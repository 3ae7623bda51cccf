import { toPence } from '#contract/rules/money.ts';
import { isOffered } from '#contract/rules/offered.ts';
import type { Company } from '#contract/schemas/company.ts';
import type { CompanyProduct } from '#contract/schemas/product.ts';

/** The product with the provider's lowest price, of those that count; null if none does. */
export function cheapestProduct({
  products,
  registrations,
}: Pick<Company, 'products' | 'registrations'>): CompanyProduct | null {
  return cheapestOf(products.filter((product) => isOffered(product, { registrations })));
}

/** The product with the lowest price; null if there is none. */
function cheapestOf<Product extends Pick<CompanyProduct, 'price'>>(
  products: readonly Product[],
): Product | null {
  return products.toSorted((a, b) => toPence(a.price) - toPence(b.price))[0] ?? null;
}
