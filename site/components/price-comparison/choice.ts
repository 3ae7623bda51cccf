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

/** The visitor's choice of filters and sort order. */
export type ComparisonChoice = ProductFilter & {
  sortBy: ProductSort;
  /** A past day, as in `2025-08-31`, to show prices as of its end; left out for today’s prices. */
  asOf?: string | undefined;
};

/** The current choice and how to change it. */
export type Choosing = {
  choice: ComparisonChoice;
  choose: (change: Partial<ComparisonChoice>) => void;
  /** The choice without filters and sort order. */
  unfiltered: ComparisonChoice;
  /** The URL of the page for a choice. */
  addressOf: (choice: ComparisonChoice) => string;
};

/** All products, cheapest first. */
export const nothingChosen: ComparisonChoice = { ...noFilter, sortBy: 'price' };

/**
 * Reads the choice from the query. Values outside a fixed list and unknown sort orders are ignored; an unknown
 * medication or dose is kept, and has no results.
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

/** The query parameters of a choice, in the order of `comparisonParameters`; undefined where nothing is chosen. */
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
