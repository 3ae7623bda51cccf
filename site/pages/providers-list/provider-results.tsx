import type { Company } from '#contract/schemas/company.ts';
import { ButtonLink } from '#site/components/button/button-link.tsx';
import { ChosenFilters, type ChosenFilter } from '#site/components/filters/chosen-filters.tsx';
import { providerTypeOptions } from '#site/components/filters/provider-type-options.ts';
import { ProviderCard } from '#site/components/provider-card/provider-card.tsx';
import { RegisterMeanings } from '#site/components/registers/register-meanings.tsx';
import { EmptyState } from '#site/components/states/empty-state.tsx';
import { allProviders, providersAddress, type ProviderChoice } from './choice.ts';
import { chooseProviders } from './choose-providers.ts';

type Props = { companies: readonly Company[]; choice: ProviderChoice };

/** The matching providers, their number and the active filters. */
export function ProviderResults({ companies, choice }: Props) {
  const chosen = chooseProviders(companies, choice);
  const unfiltered = providersAddress({ ...allProviders, sort: choice.sort });
  return (
    <>
      <p role="status" className="pb-4 font-semibold">
        Showing {chosen.length} of {companies.length} providers
      </p>
      <ChosenFilters filters={chosenFilters(choice)} addressWithoutAll={unfiltered} />
      {chosen.length === 0 ? (
        <EmptyState
          title="No providers found matching your criteria."
          text="Check the spelling, or search for part of the name."
        >
          <ButtonLink to={unfiltered} variant="secondary">
            Show all providers
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          {chosen.map((company) => (
            <li key={company.id} className="grid">
              <ProviderCard company={company} headingLevel="h2" />
            </li>
          ))}
        </ul>
      )}
      <RegisterMeanings />
    </>
  );
}

function chosenFilters(choice: ProviderChoice): ChosenFilter[] {
  const { search, companyType } = choice;
  const filters: ChosenFilter[] = [];
  if (search !== '') {
    filters.push({
      text: `“${search.trim()}”`,
      addressWithout: providersAddress({ ...choice, search: '' }),
    });
  }
  if (companyType !== 'all') {
    filters.push({
      text: providerTypeOptions.find(({ value }) => value === companyType)?.text ?? companyType,
      addressWithout: providersAddress({ ...choice, companyType: 'all' }),
    });
  }
  return filters;
}
