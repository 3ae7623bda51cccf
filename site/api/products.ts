import { queryOptions } from '@tanstack/react-query';
import { productFilterNames, type ProductFilter } from '#contract/rules/product-filters.ts';
import type { ProductSort } from '#contract/rules/product-order.ts';
import type { Product } from '#contract/schemas/product.ts';
import type { HttpError } from './http-error.ts';

export type ProductsRequest = ProductFilter & {
  sortBy: ProductSort;
  /** A past day, as in `2025-08-31`. */
  asOf?: string | undefined;
};

/** Products that match the filters, in order. */
export function productsQuery(request: ProductsRequest) {
  return queryOptions<readonly Product[], HttpError>({
    queryKey: ['/api/products', productsParameters(request)],
    // Why there is nothing for a day is for whoever asked for it.
    meta: request.asOf === undefined ? { errorMessage: 'Failed to fetch products' } : {},
  });
}

/** The parameters that ask for these products; `all` is no filter and is not sent. */
export function productsParameters({ sortBy, asOf, ...filter }: ProductsRequest) {
  const chosen = productFilterNames.filter((name) => filter[name] !== 'all');
  return {
    ...Object.fromEntries(chosen.map((name) => [name, filter[name]])),
    ...(asOf !== undefined && { asOf }),
    sortBy,
  };
}
