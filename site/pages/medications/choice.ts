import {
  defaultHistoryRange,
  readRange,
  type HistoryRange,
} from '#contract/rules/history-range.ts';
import type { Medication } from '#contract/schemas/medication.ts';
import type { MarketHistoryRequest } from '#site/api/price-history.ts';
import { oneOf } from '#site/components/filters/one-of.ts';
import { readText } from '#site/components/filters/read-text.ts';
import {
  readComparisonChoice,
  toComparisonParameters,
  type ComparisonChoice,
} from '#site/components/price-comparison/choice.ts';
import { paths, withFilters } from '#site/paths.ts';

/** The tabs of a medication, in order (specification, section 2). */
export const tabIds = ['overview', 'pricing', 'details'] as const;
export type TabId = (typeof tabIds)[number];

/** The visitor's choice on the medications page. */
export type MedicationChoice = {
  /** A medication's name in lower case, or `all`. */
  filter: string;
  tab: TabId;
};

/** No medication chosen; choosing one starts with its overview. */
export const nothingChosen: MedicationChoice = { filter: 'all', tab: 'overview' };

/** Reads the choice from the query; a medication without a tab shows its prices (specification, section 2). */
export function readMedicationChoice(search: URLSearchParams): MedicationChoice {
  const filter = readText(search, 'filter') ?? 'all';
  return filter === 'all'
    ? nothingChosen
    : { filter, tab: oneOf(tabIds, readText(search, 'tab'), defaultTab) };
}

/** The chosen dose, in lower case; undefined if none is chosen. */
export function readDose(search: URLSearchParams): string | undefined {
  return search.get('dose')?.trim().toLowerCase();
}

/** Reads the requested market history (`dose`, `months`) from the query. */
export function readMarketRequest(filter: string, search: URLSearchParams): MarketHistoryRequest {
  const dose = readDose(search);
  const months = readRange(search);
  return {
    medication: filter,
    ...(dose && { dose }),
    ...(months !== defaultHistoryRange && { months }),
  };
}

/** Reads the filters, order and page of a medication’s prices from the query. */
export function readPricingChoice(filter: string, search: URLSearchParams): ComparisonChoice {
  return { ...readComparisonChoice(search), medication: filter, asOf: undefined };
}

/** What is chosen of one medication, in whichever tab. */
export type TabChoice = {
  tab: TabId;
  /** The medication, and the filters, order and page of its prices. */
  pricing: ComparisonChoice;
  /** How far back its price history goes. */
  months: HistoryRange;
};

/** Reads from the query what is chosen of a medication, to be seen in a tab. */
export function readTabChoice(
  { filter, tab }: MedicationChoice,
  search: URLSearchParams,
): TabChoice {
  return { tab, pricing: readPricingChoice(filter, search), months: readRange(search) };
}

/** The URL of a tab with all that is chosen of the medication. */
export function tabAddress({ tab, pricing, months }: TabChoice): string {
  const { medication, ...parameters } = toComparisonParameters(pricing);
  const address = withFilters(paths.medications(), {
    filter: medication,
    tab: tab === defaultTab ? undefined : tab,
    ...parameters,
  });
  // For a filter `all` means none; for the months it is a choice.
  return months === defaultHistoryRange ? address : `${address}&months=${months}`;
}

/** The URL of the page for another medication, or for none. */
export function medicationAddress({ filter, tab }: MedicationChoice): string {
  return withFilters(paths.medications(), {
    filter,
    tab: filter === 'all' || tab === defaultTab ? undefined : tab,
  });
}

/** The id of the chosen medication's heading: of each medication another, so that choosing another leads there again. */
export function chosenId(filter: string): string {
  return `chosen-${filter.replaceAll(/\W+/g, '-')}`;
}

/** The filter value of a medication. */
export function filterOf({ name }: Pick<Medication, 'name'>): string {
  return name.toLowerCase();
}

const defaultTab: TabId = 'pricing';
