import type { Company } from '../schemas/company.ts';
import type { Product } from '../schemas/product.ts';
import { countProviders } from './count-providers.ts';
import { doseChoices } from './dose-choices.ts';
import { filterOptions } from './filter-options.ts';
import { newestCheck } from './newest-check.ts';
import { countOnSale } from './on-sale.ts';
import { noFilter, productFilterNames } from './product-filters.ts';
import { pageSort, sortingSteps } from './product-order.ts';
import { productsOf } from './products-of.ts';

/**
 * What the price comparison works out once from a list of all products, in short steps: a caller that takes them before a
 * visitor asks, and yields to the event loop between them, keeps nobody waiting for all of it.
 */
export function* comparisonSteps(products: readonly Product[]): Generator<void, void> {
  const inOrder = yield* sortingSteps(products, pageSort);
  yield;
  doseChoices(products);
  yield;
  doseChoices(inOrder);
  yield;
  newestCheck(inOrder);
  yield;
  countOnSale(inOrder);
  yield;
  countProviders(inOrder);
  for (const name of productFilterNames) {
    yield;
    filterOptions(name, inOrder, noFilter);
  }
}

/** The same for the list of providers, which are compared by one dose. */
export function* providerComparisonSteps(companies: readonly Company[]): Generator<void, void> {
  const listed = productsOf(companies);
  yield;
  doseChoices(listed);
}
