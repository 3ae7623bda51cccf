import { noFilter } from '#contract/rules/product-filters.ts';
import { selectProducts } from '#contract/rules/select-products.ts';
import { keepPreviousData } from '@tanstack/react-query';
import type { Product } from '#contract/schemas/product.ts';
import type { PageQuery } from './query-client.ts';
import { productsQuery, type ProductsRequest } from './products.ts';
import { useRead } from './use-read.ts';

/** What a page with the price comparison table reads first. */
export function productComparisonQueries(request: ProductsRequest): PageQuery[] {
  const { asOf } = request;
  const queries = [productsQuery(request), productsQuery(unfiltered(request))];
  return asOf === undefined ? queries : [...queries, productsQuery(today(request))];
}

/** All products there are to choose from; undefined until they have been read. */
export function useAllProducts(request: ProductsRequest): readonly Product[] | undefined {
  return useRead({
    ...productsQuery(unfiltered(request)),
    placeholderData: keepPreviousData,
  }).data;
}

/**
 * The products that match, in order, and for a past day those of today. Until the server has answered, the matching ones
 * are taken from all of them.
 */
export function useProductComparison(
  request: ProductsRequest,
  allProducts: readonly Product[] | undefined,
) {
  const matching = useRead({
    ...productsQuery(request),
    placeholderData: () => allProducts && selectProducts(allProducts, request),
  });
  const isPast = request.asOf !== undefined;
  const now = useRead({ ...productsQuery(today(request)), enabled: isPast });
  return {
    products: matching,
    productsNow: isPast ? now.data : undefined,
  };
}

function unfiltered({ sortBy, asOf }: ProductsRequest): ProductsRequest {
  return { ...noFilter, sortBy, asOf };
}

/** What prices of a past day are compared with. */
function today({ sortBy }: ProductsRequest): ProductsRequest {
  return { ...noFilter, sortBy };
}
