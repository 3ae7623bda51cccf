import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PageQuery } from './query-client.ts';
import { productsQuery, type ProductFilters } from './products.ts';

/** What a page with the price comparison table reads first. */
export function productComparisonQueries(filters: ProductFilters): PageQuery[] {
  return [productsQuery(filters), productsQuery(unfiltered(filters))];
}

/**
 * The products that match, and all there are to choose from. Until the matching ones are there, all of them stand in,
 * of which the table shows the same rows.
 */
export function useProductComparison(filters: ProductFilters) {
  const all = useQuery({
    ...productsQuery(unfiltered(filters)),
    placeholderData: keepPreviousData,
  });
  const matching = useQuery({ ...productsQuery(filters), placeholderData: all.data });
  return { products: matching, allProducts: all.data };
}

function unfiltered({ sortBy }: ProductFilters): ProductFilters {
  return { medication: 'all', dose: 'all', companyType: 'all', sortBy };
}
