import { companyTypes, type CompanyType } from '#contract/rules/provider-type.ts';
import { oneOf } from '#site/components/filters/one-of.ts';
import { paths, withQuery } from '#site/paths.ts';

/** The sort orders of the providers list (specification, section 2); `name` is the default. */
export const providerSorts = ['name', 'rating', 'reviews'] as const;
export type ProviderSort = (typeof providerSorts)[number];

/** The visitor's choice on the providers list. */
export type ProviderChoice = {
  /** Words of a name or type, as typed; empty for all. */
  search: string;
  companyType: CompanyType | 'all';
  sort: ProviderSort;
};

/** All providers by name. */
export const allProviders: ProviderChoice = { search: '', companyType: 'all', sort: 'name' };

/** Reads the choice from the query; unknown values are ignored. */
export function readProviderChoice(search: URLSearchParams): ProviderChoice {
  const text = search.get('search') ?? '';
  const value = (name: string) => search.get(name)?.trim().toLowerCase() ?? '';
  return {
    search: text.trim() === '' ? '' : text,
    companyType: oneOf(companyTypes, value('type'), 'all'),
    sort: oneOf(providerSorts, value('sort'), 'name'),
  };
}

/** The URL of the providers list for a choice. */
export function providersAddress({ search, companyType, sort }: ProviderChoice): string {
  return withQuery(paths.providers, {
    search: search.trim() === '' ? undefined : search,
    type: companyType,
    sort: sort === 'name' ? undefined : sort,
  });
}
