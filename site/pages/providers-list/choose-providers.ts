import { hasCompanyType } from '#contract/rules/provider-type.ts';
import { registeredFirst } from '#contract/rules/registration.ts';
import type { Company } from '#contract/schemas/company.ts';
import type { ProviderChoice, ProviderSort } from './choice.ts';

/** Filters and sorts providers by a choice, unregistered ones last; ties are broken by name. */
export function chooseProviders(
  companies: readonly Company[],
  { search, companyType, sort }: ProviderChoice,
): Company[] {
  const words = search.trim().toLowerCase().split(/\s+/);
  return companies
    .filter(({ type }) => companyType === 'all' || hasCompanyType(type, companyType))
    .filter(({ name, type }) => {
      const text = `${name} ${type}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => registeredFirst(a, b) || comparators[sort](a, b) || comparators.name(a, b));
}

const comparators: Record<ProviderSort, (a: Company, b: Company) => number> = {
  name: (a, b) => a.name.localeCompare(b.name, 'en-GB'),
  rating: (a, b) => (b.averageRating ?? 0) - (a.averageRating ?? 0),
  reviews: (a, b) => b.reviewCount - a.reviewCount,
};
