import { companyTypes, type CompanyType } from '#contract/rules/provider-type.ts';
import { oneOf } from '#site/components/filters/one-of.ts';
import { readText } from '#site/components/filters/read-text.ts';
import { readPage, type ListPage } from '#contract/rules/list-page.ts';
import { paths, withQuery } from '#site/paths.ts';

/** The sort orders of the providers list (specification, section 2, and by total); `name` is the default. */
export const providerSorts = ['name', 'total', 'rating', 'reviews'] as const;
export type ProviderSort = (typeof providerSorts)[number];

/** The visitor's choice on the providers list. */
export type ProviderChoice = {
  /** Words of a name or type, as typed; empty for all. */
  search: string;
  companyType: CompanyType | 'all';
  /** The medication and the dose to compare by, in lower case; left out for the usual ones. */
  medication?: string | undefined;
  dose?: string | undefined;
  sort: ProviderSort;
  page: ListPage;
};

/** All providers by name, from the first on. */
export const allProviders: ProviderChoice = {
  search: '',
  companyType: 'all',
  sort: 'name',
  page: 1,
};

/** The query parameters that the page depends on, in the order of its links. */
export const providerParameters = ['search', 'type', 'medication', 'dose', 'sort', 'page'];

/** Reads the choice from the query; unknown values are ignored. */
export function readProviderChoice(search: URLSearchParams): ProviderChoice {
  const text = search.get('search') ?? '';
  return {
    search: text.trim() === '' ? '' : text,
    companyType: oneOf(companyTypes, readText(search, 'type'), 'all'),
    medication: readText(search, 'medication'),
    dose: readText(search, 'dose'),
    sort: oneOf(providerSorts, readText(search, 'sort'), 'name'),
    page: readPage(readText(search, 'page')),
  };
}

/** The URL of the providers list for a choice. */
export function providersAddress(choice: ProviderChoice): string {
  const { search, companyType, medication, dose, sort, page } = choice;
  return withQuery(paths.providers, {
    search: search.trim() === '' ? undefined : search,
    type: companyType === 'all' ? undefined : companyType,
    medication,
    dose,
    sort: sort === 'name' ? undefined : sort,
    page: page === 1 ? undefined : String(page),
  });
}
