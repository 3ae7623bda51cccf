import type { Product } from '../schemas/product.ts';
import { amountOf } from './filter-amounts.ts';
import { memoiseByObject } from './memoise.ts';
import {
  productFilterNames,
  productFilters,
  type FilterDefinition,
  type ProductFilter,
  type ProductFilterName,
} from './product-filters.ts';
import { takeAll } from './steps.ts';

/**
 * The products that match every filter, in their given order and as the filters show them: the same list if all match.
 * A value that a filter does not take matches none.
 */
export function filterProducts(
  products: readonly Product[],
  filter: ProductFilter,
): readonly Product[] {
  return takeAll(filteringSteps(products, filter));
}

/** The same in steps of about a millisecond; in one where few are to be filtered, or the list is known. */
export function* filteringSteps(
  products: readonly Product[],
  filter: ProductFilter,
): Generator<void, readonly Product[]> {
  const names = productFilterNames.filter((name) => filter[name] !== 'all');
  if (names.length === 0) return products;
  const lists = knownLists(products);
  // Values come from addresses that anybody makes up: no text of one may stand for another.
  const key = JSON.stringify(names.map((name) => [name, filter[name]]));
  const known = lists.get(key);
  if (known) return known;
  const read = yield* readMatching(products, filter, names);
  // Others may have filtered them between two steps.
  const matching = lists.get(key) ?? read;
  if (lists.size === maxLists) lists.clear();
  lists.set(key, matching);
  return matching;
}

/** The lists that filters have made of a list: a page asks for the same ones several times. */
const knownLists = memoiseByObject<readonly Product[], Map<string, readonly Product[]>>(
  () => new Map(),
);
const maxLists = 50;

/** How many take about a millisecond. */
const portionSize = 500;

function* readMatching(
  products: readonly Product[],
  filter: ProductFilter,
  names: readonly ProductFilterName[],
): Generator<void, readonly Product[]> {
  const chosen = names.map((name) => matcher(productFilters[name], filter[name]));
  const matching: Product[] = [];
  for (let start = 0; start < products.length; start += portionSize) {
    if (start > 0) yield;
    const portion = shownBy(filter, products.slice(start, start + portionSize));
    for (const product of portion.filter((each) => chosen.every((matches) => matches(each))))
      matching.push(product);
  }
  const isWhole =
    matching.length === products.length &&
    matching.every((product, index) => product === products[index]);
  return isWhole ? products : matching;
}

/** How many products match a filter only because what it asks is not known of their providers. */
export function countUnknown(products: readonly Product[], filter: ProductFilter): number {
  const chosen = productFilterNames.filter((name) => filter[name] !== 'all');
  return products.filter((product) =>
    chosen.some((name) => {
      const definition = productFilters[name];
      return definition.kind === 'option' && definition.isUnknown?.(product);
    }),
  ).length;
}

function shownBy(filter: ProductFilter, products: readonly Product[]): readonly Product[] {
  return productFilterNames.reduce((shown, name) => {
    const definition = productFilters[name];
    const value = filter[name];
    if (definition.kind !== 'option' || value === 'all' || !definition.shown) return shown;
    const { shown: asShown } = definition;
    return shown.map((product) => asShown(product, value));
  }, products);
}

function matcher(filter: FilterDefinition, value: string): (product: Product) => boolean {
  if (filter.kind === 'option')
    return (product) => filter.optionsOf(product).some((each) => each.value === value);
  const amount = amountOf(value);
  return (product) => amount !== null && filter.matches(product, amount);
}
