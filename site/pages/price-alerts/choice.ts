import { noFilter } from '#contract/rules/product-filters.ts';
import { productsQuery } from '#site/api/products.ts';

export type AlertChoice = { medication: string; dose: string };

/** The dose in an address, if it names one. */
export function readAlertChoice(search: URLSearchParams): AlertChoice | undefined {
  const medication = search.get('medication');
  const dose = search.get('dose');
  return medication && dose ? { medication, dose } : undefined;
}

/** The prices of a dose. */
export function dosePricesQuery(choice: AlertChoice) {
  return productsQuery({ ...noFilter, ...choice, sortBy: 'price' });
}
