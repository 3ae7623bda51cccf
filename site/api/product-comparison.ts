import { noFilter } from '#contract/rules/product-filters.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PageQuery } from './query-client.ts';
import { productsQuery, type ProductsRequest } from './products.ts';

/** What a page with the price comparison table reads first. */
export function productComparisonQueries(request: ProductsRequest): PageQuery[] {
  return [productsQuery(request), productsQuery(unfiltered(request))];
}

/**
 * The products that match, and all there are to choose from. Until the matching ones are there, all of them stand in,
 * of which the table shows the same rows.
 */
export function useProductComparison(request: ProductsRequest) {
  const all = useQuery({
    ...productsQuery(unfiltered(request)),
    placeholderData: keepPreviousData,
  });
  const matching = useQuery({ ...productsQuery(request), placeholderData: all.data });
  return { products: matching, allProducts: all.data };
}

function unfiltered({ sortBy }: ProductsRequest): ProductsRequest {
  return { ...noFilter, sortBy };
}
