import type { Product } from '../schemas/product.ts';
import { compareDoseOptions } from './dose.ts';
import { companyTypes, companyTypeTexts, hasCompanyType } from './provider-type.ts';

type FilterDefinition = {
  /** The query parameter in page URLs; in the API it is the filter's name. */
  pageParameter: string;
  /** The label of the field, and the text of the option for everything. */
  label: string;
  allText: string;
  /** The option texts that match a product; an option's value is its text in lower case. */
  textsOf: (product: Product) => readonly string[];
  /** The allowed values if the list is fixed; otherwise the options come from the products on sale. */
  values?: readonly string[];
  /** The order of the options; by default, most products first. */
  compare?: (a: string, b: string) => number;
};

const typeTexts = Object.values(companyTypeTexts);

/**
 * The filters of the price comparison (specification, sections 2 and 9), in the order of the form and of every URL. The
 * API query, page URLs, form, tags and cache key all derive from this.
 */
const definitions = {
  medication: {
    pageParameter: 'medication',
    label: 'Medication',
    allText: 'All medications',
    textsOf: ({ name }) => [name],
  },
  dose: {
    pageParameter: 'dose',
    label: 'Dosage',
    allText: 'All doses',
    textsOf: ({ dose }) => [dose],
    compare: compareDoseOptions,
  },
  companyType: {
    pageParameter: 'type',
    label: 'Provider type',
    allText: 'All types',
    textsOf: ({ company }) =>
      companyTypes
        .filter((type) => hasCompanyType(company.type, type))
        .map((type) => companyTypeTexts[type]),
    values: companyTypes,
    compare: (a, b) => typeTexts.indexOf(a) - typeTexts.indexOf(b),
  },
} satisfies Record<string, FilterDefinition>;

export type ProductFilterName = keyof typeof definitions;

export const productFilters: Readonly<Record<ProductFilterName, FilterDefinition>> = definitions;
export const productFilterNames = Object.keys(definitions) as readonly ProductFilterName[];

/** A value for each filter, in lower case; `all` means no filter. */
export type ProductFilter = Readonly<Record<ProductFilterName, string>>;

/** Builds a record with a value for each filter. */
export function mapFilters<Value>(
  valueOf: (name: ProductFilterName) => Value,
): Record<ProductFilterName, Value> {
  return Object.fromEntries(productFilterNames.map((name) => [name, valueOf(name)])) as Record<
    ProductFilterName,
    Value
  >;
}

export const noFilter: ProductFilter = mapFilters(() => 'all');

/** The products that match every filter, in their given order. */
export function filterProducts(products: readonly Product[], filter: ProductFilter): Product[] {
  const chosen = productFilterNames.filter((name) => filter[name] !== 'all');
  return products.filter((product) =>
    chosen.every((name) => valuesOf(name, product).includes(filter[name])),
  );
}

export type FilterOption = { value: string; text: string };

/**
 * The options of a filter, starting with the one for everything. Earlier filters narrow them so that every option has
 * results: with Mounjaro chosen there are no doses of Wegovy.
 */
export function filterOptions(
  name: ProductFilterName,
  products: readonly Product[],
  filter: ProductFilter,
): FilterOption[] {
  const { allText, textsOf, compare } = productFilters[name];
  const counts = new Map<string, number>();
  for (const product of filterProducts(products, withoutFrom(name, filter))) {
    for (const text of textsOf(product)) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const byCount = (a: string, b: string) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0);
  return [
    { value: 'all', text: allText },
    ...[...counts.keys()]
      .toSorted(compare ?? byCount)
      .map((text) => ({ value: text.toLowerCase(), text })),
  ];
}

/**
 * Changes one filter and resets later ones that would have no results, so that switching medication never leaves a dose
 * that it does not come in.
 */
export function changeFilter(
  filter: ProductFilter,
  change: Partial<ProductFilter>,
  products: readonly Product[],
): ProductFilter {
  return productFilterNames.reduce<ProductFilter>(
    (changed, name) => {
      if (name in change || changed[name] === 'all') return changed;
      const isOffered = filterOptions(name, products, changed).some(
        ({ value }) => value === changed[name],
      );
      return isOffered ? changed : { ...changed, [name]: 'all' };
    },
    { ...filter, ...change },
  );
}

function valuesOf(name: ProductFilterName, product: Product): string[] {
  return productFilters[name].textsOf(product).map((text) => text.toLowerCase());
}

/** Resets the named filter and all later ones. */
function withoutFrom(name: ProductFilterName, filter: ProductFilter): ProductFilter {
  const end = productFilterNames.indexOf(name);
  return mapFilters((each) => (productFilterNames.indexOf(each) < end ? filter[each] : 'all'));
}
