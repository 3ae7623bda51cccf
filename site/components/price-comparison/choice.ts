import type { ProductFilter } from '#contract/rules/product-filter.ts';
import { productSorts, type ProductSort } from '#contract/rules/product-order.ts';
import { companyTypes } from '#contract/rules/provider-type.ts';
import { oneOf } from '../filters/one-of.ts';

/** What a visitor has chosen to compare, and in which order. */
export type ComparisonChoice = ProductFilter & { sortBy: ProductSort };

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
export const nothingChosen: ComparisonChoice = {
  medication: 'all',
  dose: 'all',
  companyType: 'all',
  sortBy: 'price',
};

/**
 * The choice that an address makes. A type or order that does not exist is no choice; a medication or dose that
 * nobody sells stays one, with nothing to show.
 */
export function readComparisonChoice(search: URLSearchParams): ComparisonChoice {
  const value = (name: string) => search.get(name)?.trim().toLowerCase() || 'all';
  return {
    medication: value('medication'),
    dose: value('dose'),
    companyType: oneOf(companyTypes, value('type'), 'all'),
    sortBy: oneOf(productSorts, value('sort'), 'price'),
  };
}

/** The query parameters of a choice, in the order of `comparisonParameters`; what is not chosen is undefined. */
export function toComparisonParameters({
  medication,
  dose,
  companyType,
  sortBy,
}: ComparisonChoice): Record<(typeof comparisonParameters)[number], string | undefined> {
  return {
    medication,
    dose,
    type: companyType,
    sort: sortBy === 'price' ? undefined : sortBy,
  };
}

/** The query parameters that a page with the table depends on, in the order of its links. */
export const comparisonParameters = ['medication', 'dose', 'type', 'sort'] as const;
