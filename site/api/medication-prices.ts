import { productsQuery } from './products.ts';

/** All prices of one medication, by its name in either case, lowest first. */
export function medicationPricesQuery(medication: string) {
  return productsQuery({
    medication: medication.toLowerCase(),
    dose: 'all',
    companyType: 'all',
    sortBy: 'price',
  });
}
