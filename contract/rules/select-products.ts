import type { Product } from '../schemas/product.ts';
import { filteringSteps, filterProducts } from './filter-products.ts';
import type { ProductFilter } from './product-filters.ts';
import { sortingSteps, sortProducts, type ProductSort } from './product-order.ts';

type Wanted = ProductFilter & { sortBy: ProductSort };

/** The products that match every filter, as the filters show them, in an order; mostly the same list each time. */
export function selectProducts(
  products: readonly Product[],
  { sortBy, ...filter }: Wanted,
): readonly Product[] {
  return sortProducts(filterProducts(products, filter), sortBy);
}

/** The same in short steps: a caller that yields to the event loop between them keeps nobody waiting for all of it. */
export function* selectingSteps(
  products: readonly Product[],
  { sortBy, ...filter }: Wanted,
): Generator<void, readonly Product[]> {
  return yield* sortingSteps(yield* filteringSteps(products, filter), sortBy);
}
