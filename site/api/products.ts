import { queryOptions } from '@tanstack/react-query';
import type { ProductSort } from '#contract/rules/product-order.ts';
import type { CompanyType } from '#contract/rules/provider-type.ts';
import type { Product } from '#contract/schemas/product.ts';
import type { HttpError } from './http-error.ts';

export type ProductFilters = {
  medication: string;
  dose: string;
  companyType: CompanyType | 'all';
  sortBy: ProductSort;
};

/** Products that match the filters, in order; `all` is no filter and is not sent. */
export function productsQuery({ medication, dose, companyType, sortBy }: ProductFilters) {
  const parameters = {
    ...(medication !== 'all' && { medication }),
    ...(dose !== 'all' && { dose }),
    ...(companyType !== 'all' && { companyType }),
    sortBy,
  };
  return queryOptions<Product[], HttpError>({
    queryKey: ['/api/products', parameters],
    meta: { errorMessage: 'Failed to fetch products' },
  });
}
