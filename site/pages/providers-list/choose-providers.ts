import { compareText } from '#contract/rules/compare-text.ts';
import type { ComparedDose } from '#contract/rules/compared-dose.ts';
import { isOnSale } from '#contract/rules/on-sale.ts';
import { hasCompanyType } from '#contract/rules/provider-type.ts';
import { registeredFirst } from '#contract/rules/registration.ts';
import { productTotal } from '#contract/rules/total-cost.ts';
import type { Company } from '#contract/schemas/company.ts';
import type { CompanyProduct } from '#contract/schemas/product.ts';
import type { ProviderChoice, ProviderSort } from './choice.ts';

/** A provider with the product that it is compared by, if it lists it. */
export type ProviderWithDose = { company: Company; product: CompanyProduct | undefined };

/** Filters and sorts providers by a choice, unregistered ones last; ties are broken by name. */
export function chooseProviders(
  companies: readonly Company[],
  { search, companyType, sort }: ProviderChoice,
  compared: Pick<ComparedDose, 'dose' | 'medication'> | null,
): ProviderWithDose[] {
  const words = search.trim().toLowerCase().split(/\s+/);
  return companies
    .filter(({ type }) => companyType === 'all' || hasCompanyType(type, companyType))
    .filter(({ name, type }) => {
      const text = `${name} ${type}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .map((company) => ({
      company,
      product: company.products.find(
        ({ name, dose }) => name === compared?.medication && dose === compared.dose,
      ),
    }))
    .toSorted(
      (a, b) =>
        registeredFirst(a.company, b.company) || comparators[sort](a, b) || comparators.name(a, b),
    );
}

const comparators: Record<ProviderSort, (a: ProviderWithDose, b: ProviderWithDose) => number> = {
  name: (a, b) => compareText(a.company.name, b.company.name),
  total: (a, b) => groupOf(a) - groupOf(b) || penceOf(a) - penceOf(b),
  rating: (a, b) => (b.company.averageRating ?? 0) - (a.company.averageRating ?? 0),
  reviews: (a, b) => b.company.reviewCount - a.company.reviewCount,
};

/** What can be had for a known total, for at least a total, not now, and not at all. */
function groupOf({ company, product }: ProviderWithDose): number {
  if (!product) return 3;
  if (!isOnSale(product, company)) return 2;
  return productTotal(product).isComplete ? 0 : 1;
}

function penceOf({ product }: ProviderWithDose): number {
  return product ? productTotal(product).pence : 0;
}
