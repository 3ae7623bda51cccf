import {
  mapFilters,
  noFilter,
  productFilterNames,
  productFilters,
  type ProductFilter,
  type ProductFilterName,
} from '#contract/rules/product-filters.ts';
import { productSorts, type ProductSort } from '#contract/rules/product-order.ts';
import { oneOf } from '../filters/one-of.ts';

/** What a visitor has chosen to compare, and in which order. */
export type ComparisonChoice = ProductFilter & {
  sortBy: ProductSort;
  /** A past day, as in `2025-08-31`, as of whose end the prices are shown; today’s where it is left out. */
  asOf?: string | undefined;
};

/** The choice in force, and the ways to another one. */
export type Choosing = {
  choice: ComparisonChoice;
  choose: (change: Partial<ComparisonChoice>) => void;
  /** The choice without any filter or order. */
  unfiltered: ComparisonChoice;
  /** The address of the page with a choice made. */
  addressOf: (choice: ComparisonChoice) => string;
};

/** All products, cheapest first. */
export const nothingChosen: ComparisonChoice = { ...noFilter, sortBy: 'price' };

/**
 * The choice that an address makes. A value outside a closed list, or an order that does not exist, is no choice; a
 * medication or dose that nobody sells stays one, with nothing to show.
 */
export function readComparisonChoice(search: URLSearchParams): ComparisonChoice {
  const value = (parameter: string) => search.get(parameter)?.trim().toLowerCase() || 'all';
  return {
    ...mapFilters((name) => {
      const { pageParameter, values } = productFilters[name];
      const chosen = value(pageParameter);
      return values ? oneOf(values, chosen, 'all') : chosen;
    }),
    sortBy: oneOf(productSorts, value('sort'), 'price'),
    asOf: search.get('asOf')?.trim() || undefined,
  };
}

/** The query parameters of a choice, in the order of `comparisonParameters`; what is not chosen is undefined. */
export function toComparisonParameters({
  sortBy,
  asOf,
  ...filter
}: ComparisonChoice): Record<string, string | undefined> {
  return {
    ...Object.fromEntries(
      productFilterNames.map((name) => [parameterOf(name), filter[name]] as const),
    ),
    sort: sortBy === 'price' ? undefined : sortBy,
    asOf,
  };
}

/** The query parameters that a page with the table depends on, in the order of its links. */
export const comparisonParameters = [...productFilterNames.map(parameterOf), 'sort', 'asOf'];

function parameterOf(name: ProductFilterName): string {
  return productFilters[name].pageParameter;
}
