import { companyTypes, type CompanyType } from '#contract/rules/provider-type.ts';
import { oneOf } from '#site/components/filters/one-of.ts';
import { paths, withQuery } from '#site/paths.ts';

/** The orders of the providers list (specification, section 2); `name` is the default. */
export const providerSorts = ['name', 'rating', 'reviews'] as const;
export type ProviderSort = (typeof providerSorts)[number];

/** What a visitor has chosen to see of the providers. */
export type ProviderChoice = {
  /** Words of a name or type, as they were typed; empty for all. */
  search: string;
  companyType: CompanyType | 'all';
  sort: ProviderSort;
};

/** All providers by name. */
export const allProviders: ProviderChoice = { search: '', companyType: 'all', sort: 'name' };

/** The choice that an address makes; what it does not know is no choice. */
export function readProviderChoice(search: URLSearchParams): ProviderChoice {
  const text = search.get('search') ?? '';
  const value = (name: string) => search.get(name)?.trim().toLowerCase() ?? '';
  return {
    search: text.trim() === '' ? '' : text,
    companyType: oneOf(companyTypes, value('type'), 'all'),
    sort: oneOf(providerSorts, value('sort'), 'name'),
  };
}

/** The address of the providers list with a choice made. */
export function providersAddress({ search, companyType, sort }: ProviderChoice): string {
  return withQuery(paths.providers, {
    search: search.trim() === '' ? undefined : search,
    type: companyType,
    sort: sort === 'name' ? undefined : sort,
  });
}
