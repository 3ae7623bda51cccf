import { defaultHistoryRange, readRange } from '#contract/rules/history-range.ts';
import type { Medication } from '#contract/schemas/medication.ts';
import type { MarketHistoryRequest } from '#site/api/price-history.ts';
import { oneOf } from '#site/components/filters/one-of.ts';
import { paths, withQuery } from '#site/paths.ts';

/** What is shown of a medication, in the order of the tabs (specification, section 2). */
export const tabIds = ['overview', 'pricing', 'details'] as const;
export type TabId = (typeof tabIds)[number];

/** What a visitor has chosen to see of the medications. */
export type MedicationChoice = {
  /** A medication's name in lower case, or `all`. */
  filter: string;
  tab: TabId;
};

/** No medication yet; the first one that is picked shows its overview. */
export const nothingChosen: MedicationChoice = { filter: 'all', tab: 'overview' };

/** The choice that an address makes; a medication without a tab shows its prices (specification, section 2). */
export function readMedicationChoice(search: URLSearchParams): MedicationChoice {
  const value = (name: string) => search.get(name)?.trim().toLowerCase() ?? '';
  const filter = value('filter') || 'all';
  return filter === 'all'
    ? nothingChosen
    : { filter, tab: oneOf(tabIds, value('tab'), defaultTab) };
}

/** Whose market history an address asks for (`dose`), and how much of it (`months`). */
export function readMarketRequest(filter: string, search: URLSearchParams): MarketHistoryRequest {
  const dose = search.get('dose')?.trim().toLowerCase();
  const months = readRange(search);
  return {
    medication: filter,
    ...(dose && { dose }),
    ...(months !== defaultHistoryRange && { months }),
  };
}

/** The address of the page with a choice made. */
export function medicationAddress({ filter, tab }: MedicationChoice): string {
  return withQuery(paths.medications(), {
    filter,
    tab: filter === 'all' || tab === defaultTab ? undefined : tab,
  });
}

/** The value of the filter for a medication. */
export function filterOf({ name }: Pick<Medication, 'name'>): string {
  return name.toLowerCase();
}

const defaultTab: TabId = 'pricing';
