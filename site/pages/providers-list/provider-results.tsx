import { comparedDose } from '#contract/rules/compared-dose.ts';
import { productsOf } from '#contract/rules/products-of.ts';
import { minSideBySide, maxSideBySide } from '#contract/rules/side-by-side.ts';
import type { Company } from '#contract/schemas/company.ts';
import { ButtonLink } from '#site/components/button/button-link.tsx';
import { ChosenFilters, type ChosenFilter } from '#site/components/filters/chosen-filters.tsx';
import { providerTypeOptions } from '#site/components/filters/provider-type-options.ts';
import { countText } from '#site/components/list-pages/count-text.ts';
import { rangeOf } from '#contract/rules/list-page.ts';
import { Pager } from '#site/components/list-pages/pager.tsx';
import { useIsPrinting } from '#site/components/list-pages/use-is-printing.ts';
import { MonthNote } from '#site/components/price/month-note.tsx';
import { ProviderRow } from '#site/components/provider-row/provider-row.tsx';
import { DoseForTray } from '#site/components/side-by-side/dose-for-tray.tsx';
import { EmptyState } from '#site/components/states/empty-state.tsx';
import { allProviders, providersAddress, type ProviderChoice } from './choice.ts';
import { chooseProviders } from './choose-providers.ts';
import { ProviderFilters } from './provider-filters.tsx';

type Props = { companies: readonly Company[]; choice: ProviderChoice };

/** The matching providers as rows, compared by one dose; their number and the active filters. */
export function ProviderResults({ companies, choice }: Props) {
  const listed = productsOf(companies);
  const compared = comparedDose(listed, choice);
  const chosen = chooseProviders(companies, choice, compared);
  const range = rangeOf(useIsPrinting() ? 'everything' : choice.page, chosen.length);
  const { medication, dose, sort } = choice;
  const unfiltered = providersAddress({ ...allProviders, medication, dose, sort });
  return (
    <>
      <ProviderFilters choice={choice} compared={compared} usual={comparedDose(listed)} />
      <p id="listed" role="status" tabIndex={-1} className="scroll-mt-4 pt-4 font-semibold">
        {countText({ ...range, matching: chosen.length, all: companies.length }, 'provider')}
      </p>
      {compared && (
        <p className="pb-3 text-sm">
          Totals are for{' '}
          <strong>
            {compared.medication} {compared.dose}
          </strong>
          , with all known fees; below each is the price alone.{' '}
          <span className="text-muted max-md:hidden">
            <MonthNote />
          </span>{' '}
          <span className="print:hidden">
            Tick {minSideBySide} to {maxSideBySide} to see them side by side.
          </span>
        </p>
      )}
      <ChosenFilters filters={chosenFilters(choice)} addressWithoutAll={unfiltered} />
      {chosen.length === 0 ? (
        <EmptyState
          title="No providers found matching your criteria."
          text="Check the spelling, or search for part of the name."
        >
          <ButtonLink href={unfiltered} variant="secondary">
            Show all providers
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <ul className="divide-y overflow-hidden rounded-base border">
            {chosen.slice(range.start, range.end).map(({ company, product }) => (
              <li key={company.id}>
                <ProviderRow company={company} product={product} />
              </li>
            ))}
          </ul>
          <Pager
            of="providers"
            start="listed"
            rows={chosen.length}
            page={choice.page}
            addressOf={(page) => providersAddress({ ...choice, page })}
          />
        </>
      )}
      {compared && <DoseForTray medication={compared.medication} dose={compared.dose} />}
    </>
  );
}

function chosenFilters(choice: ProviderChoice): ChosenFilter[] {
  const { search, companyType } = choice;
  const filters: ChosenFilter[] = [];
  if (search !== '') {
    filters.push({
      text: `“${search.trim()}”`,
      addressWithout: providersAddress({ ...choice, search: '', page: 1 }),
    });
  }
  if (companyType !== 'all') {
    filters.push({
      text: providerTypeOptions.find(({ value }) => value === companyType)?.text ?? companyType,
      addressWithout: providersAddress({ ...choice, companyType: 'all', page: 1 }),
    });
  }
  return filters;
}
