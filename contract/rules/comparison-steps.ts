import type { Product } from '../schemas/product.ts';
import { doseChoices } from './dose-choices.ts';
import { newestCheck } from './newest-check.ts';
import { filterOptions, noFilter, productFilterNames } from './product-filters.ts';
import { pageSort, sortingSteps } from './product-order.ts';

/**
 * What the price comparison works out once from a list of all products, in short steps: a caller that takes them before a
 * visitor asks, and yields to the event loop between them, keeps nobody waiting for all of it.
 */
export function* comparisonSteps(products: readonly Product[]): Generator<void, void> {
  const inOrder = yield* sortingSteps(products, pageSort);
  yield;
  doseChoices(inOrder);
  yield;
  newestCheck(inOrder);
  for (const name of productFilterNames) {
    yield;
    filterOptions(name, inOrder, noFilter);
  }
}
