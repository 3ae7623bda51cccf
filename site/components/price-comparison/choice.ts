import { isUnlistedDose } from '#contract/rules/change-filter.ts';
import { londonDay } from '#contract/rules/date.ts';
import { filterOptions } from '#contract/rules/filter-options.ts';
import { weeksPerOrder } from '#contract/rules/plan/dose-ladder.ts';
import type { PlanRequest } from '#contract/rules/plan/plan-parameters.ts';
import {
  mapFilters,
  noFilter,
  productFilterNames,
  productFilters,
  type ProductFilter,
  type ProductFilterName,
} from '#contract/rules/product-filters.ts';
import { pageSort, productSorts, type ProductSort } from '#contract/rules/product-order.ts';
import type { Product } from '#contract/schemas/product.ts';
import type { Brand } from '#contract/schemas/site.ts';
import { oneOf } from '../filters/one-of.ts';
import { readText } from '../filters/read-text.ts';
import { readPage, type ListPage } from '#contract/rules/list-page.ts';

/** What the visitor has asked: the dose now, of which the rows need not be, and the most a month may cost. */
export type Question = {
  now?: string | undefined;
  /** In pounds, as typed. */
  budget?: string | undefined;
};

/** The visitor's choice of filters, sort order and page. */
export type ComparisonChoice = ProductFilter &
  Question & {
    sortBy: ProductSort;
    page: ListPage;
    /** A past day, as in `2025-08-31`, to show prices as of its end; left out for today’s prices. */
    asOf?: string | undefined;
  };

/** What a change of filters changes besides: another medication or dose is another question than that of the dose now. */
export function forgetDose(change: Partial<ProductFilter>): Pick<Question, 'now'> {
  return 'medication' in change || 'dose' in change ? { now: undefined } : {};
}

/** The current choice and how to change it. */
export type Choosing = {
  choice: ComparisonChoice;
  choose: (change: Partial<ComparisonChoice>) => void;
  /** The choice without filters and sort order. */
  unfiltered: ComparisonChoice;
  /** The URL of the page for a choice. */
  addressOf: (choice: ComparisonChoice) => string;
};

/** All products, lowest total first. */
export const nothingChosen: ComparisonChoice = { ...noFilter, sortBy: pageSort, page: 1 };

/**
 * Reads the choice from the query. Values outside a fixed list and unknown sort orders are ignored; an unknown
 * medication or dose is kept, and has no results. Without a dose, the dose now is the one to show.
 */
export function readComparisonChoice(search: URLSearchParams): ComparisonChoice {
  const now = readAsked(search, 'now');
  const filter = mapFilters((name) => {
    const { pageParameter, ...definition } = productFilters[name];
    const chosen = readText(search, pageParameter) ?? 'all';
    return definition.kind === 'option' && definition.values
      ? oneOf(definition.values, chosen, 'all')
      : chosen;
  });
  return {
    ...filter,
    dose: filter.dose === 'all' ? (now ?? 'all') : filter.dose,
    sortBy: oneOf(productSorts, readText(search, 'sort'), pageSort),
    asOf: readPastDay(search),
    page: readPage(readText(search, 'page')),
    now,
    budget: readAsked(search, 'budget'),
  };
}

/**
 * The choice without a dose that nobody lists of its medication, and without the dose now, which would stand for it: all
 * that a page shows is of this one. The same choice if its dose is listed.
 */
export function withListedDose(
  choice: ComparisonChoice,
  products: readonly Product[] = [],
): ComparisonChoice {
  return isUnlistedDose(choice, products) ? { ...choice, dose: 'all', now: undefined } : choice;
}

/** What a plan is made of: the products on sale, and the medications with their usual steps. */
type Known = { products: readonly Product[]; brands: readonly Brand[] };

/**
 * The plan of what is chosen: its first order is of the dose. Only weeks on the lowest dose tell somebody who has a dose now
 * from a beginner. Undefined where the dose is none of the medication’s usual steps, of which there may be none.
 */
export function plannedFrom(
  { medication, dose, now }: ComparisonChoice,
  { products, brands }: Known,
): Partial<PlanRequest> | undefined {
  if (medication === 'all') return {};
  const brand = brands.find(({ name }) => name.toLowerCase() === medication);
  if (!brand?.stepDoses.some((step) => dose === 'all' || step.toLowerCase() === dose))
    return undefined;
  const [, lowest] = filterOptions('dose', products, { ...noFilter, medication });
  return now !== undefined && dose === lowest?.value
    ? { medication, dose, weeks: String(weeksPerOrder), doses: dose }
    : { medication, dose };
}

/** A past day, or what is no day: what was known when today ends is what is known now. */
function readPastDay(search: URLSearchParams): string | undefined {
  const day = search.get('asOf')?.trim();
  return !day || day === londonDay(new Date()) ? undefined : day;
}

/** A part of the question: `all` is no answer to it, as it is no filter. */
function readAsked(search: URLSearchParams, name: 'budget' | 'now'): string | undefined {
  const text = readText(search, name);
  return text === 'all' ? undefined : text;
}

/** The query parameters of a choice, in the order of `comparisonParameters`; undefined where nothing is chosen. */
export function toComparisonParameters(
  choice: ComparisonChoice,
): Record<string, string | undefined> {
  const { sortBy, page, asOf, now, budget } = choice;
  const parameters: Record<string, string | undefined> = {};
  for (const name of productFilterNames) parameters[parameterOf(name)] = choice[name];
  return Object.assign(parameters, {
    sort: sortBy === pageSort ? undefined : sortBy,
    asOf,
    now,
    budget,
    page: page === 1 ? undefined : String(page),
  });
}

/** The query parameters that a page with the table depends on, in the order of its links. */
export const comparisonParameters = [
  ...productFilterNames.map(parameterOf),
  'sort',
  'asOf',
  'now',
  'budget',
  'page',
];

/** How many filters the visitor has set. */
export function countChosen({ choice, unfiltered }: Pick<Choosing, 'choice' | 'unfiltered'>) {
  return productFilterNames.filter((name) => choice[name] !== unfiltered[name]).length;
}

function parameterOf(name: ProductFilterName): string {
  return productFilters[name].pageParameter;
}
