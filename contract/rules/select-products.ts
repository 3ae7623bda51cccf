import type { Product } from '../schemas/product.ts';
import { filterProducts, type ProductFilter } from './product-filters.ts';
import { sortProducts, type ProductSort } from './product-order.ts';

/** The products that match every filter, as the filters show them, in an order; mostly the same list each time. */
export function selectProducts(
  products: readonly Product[],
  { sortBy, ...filter }: ProductFilter & { sortBy: ProductSort },
): readonly Product[] {
  return sortProducts(filterProducts(products, filter), sortBy);
}
