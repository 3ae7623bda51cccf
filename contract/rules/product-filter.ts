import type { Product } from '../schemas/product.ts';
import { hasCompanyType, type CompanyType } from './provider-type.ts';

export type ProductFilter = {
  /** A medication's name in either case, or `all`. */
  medication: string;
  /** A dose in either case, or `all`. */
  dose: string;
  companyType: CompanyType | 'all';
};

/** The products that match every filter, in the order in which they came. */
export function filterProducts(
  products: readonly Product[],
  { medication, dose, companyType }: ProductFilter,
): Product[] {
  return products.filter(
    (product) =>
      matches(product.name, medication) &&
      matches(product.dose, dose) &&
      (companyType === 'all' || hasCompanyType(product.company.type, companyType)),
  );
}

function matches(value: string, filter: string): boolean {
  return filter.toLowerCase() === 'all' || value.toLowerCase() === filter.toLowerCase();
}
