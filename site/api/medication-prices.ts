import { noFilter } from '#contract/rules/product-filters.ts';
import { productsQuery } from './products.ts';

/** All prices of one medication, by its name in either case, lowest first. */
export function medicationPricesQuery(medication: string) {
  return productsQuery({ ...noFilter, medication: medication.toLowerCase(), sortBy: 'price' });
}
