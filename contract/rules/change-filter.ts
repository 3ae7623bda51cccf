import type { Product } from '../schemas/product.ts';
import { offeredOptions } from './filter-options.ts';
import { filterProducts } from './filter-products.ts';
import {
  mapFilters,
  noFilter,
  productFilterNames,
  productFilters,
  type ProductFilter,
} from './product-filters.ts';

/**
 * Changes one filter and resets others that have no results with it, so that switching medication never leaves a dose that
 * it does not come in. An amount resets nothing: whoever has typed it can raise it.
 */
export function changeFilter(
  filter: ProductFilter,
  change: Partial<ProductFilter>,
  products: readonly Product[],
): ProductFilter {
  return productFilterNames.reduce<ProductFilter>(
    (changed, name) => {
      const value = changed[name];
      if (name in change || value === 'all' || productFilters[name].kind === 'amount')
        return changed;
      const options = offeredOptions(name, products, withoutAmounts(changed));
      const isOffered = options.some((each) => each.value === value);
      return isOffered ? changed : { ...changed, [name]: 'all' };
    },
    { ...filter, ...change },
  );
}

/**
 * Whether a medication is chosen with a dose that nobody lists of it, only others: a form of a page without JavaScript in
 * which the medication was changed still sends the dose of the one before.
 */
export function isUnlistedDose(
  { medication, dose }: Pick<ProductFilter, 'dose' | 'medication'>,
  products: readonly Product[],
): boolean {
  if (medication === 'all' || dose === 'all') return false;
  const ofMedication = { ...noFilter, medication };
  return (
    filterProducts(products, ofMedication).length > 0 &&
    filterProducts(products, { ...ofMedication, dose }).length === 0
  );
}

function withoutAmounts(filter: ProductFilter): ProductFilter {
  return mapFilters((name) => (productFilters[name].kind === 'amount' ? 'all' : filter[name]));
}
