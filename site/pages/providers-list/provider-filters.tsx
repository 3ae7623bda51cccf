import type { ComparedDose } from '#contract/rules/compared-dose.ts';
import { companyTypes } from '#contract/rules/provider-type.ts';
import { GetForm } from '#site/components/filters/get-form.tsx';
import { oneOf } from '#site/components/filters/one-of.ts';
import { toOption } from '#site/components/filters/options.ts';
import { providerTypeOptions } from '#site/components/filters/provider-type-options.ts';
import { SelectField, type SelectOption } from '#site/components/filters/select-field.tsx';
import { SubmitUntilAwake } from '#site/components/filters/submit-until-awake.tsx';
import { useChoice } from '#site/components/filters/use-choice.ts';
import { paths } from '#site/paths.ts';
import { providersAddress, providerSorts, type ProviderChoice } from './choice.ts';
import { SearchField } from './search-field.tsx';

type Props = {
  choice: ProviderChoice;
  /** The dose that the rows are compared by, and that of an address which names none; null if nothing is listed. */
  compared: ComparedDose | null;
  usual: ComparedDose | null;
};

/** What the list is searched, compared, filtered and sorted by. */
export function ProviderFilters({ choice, compared, usual }: Props) {
  const [shown, choose] = useChoice({ ...choice, page: 1 }, providersAddress);

  return (
    <GetForm
      address={paths.providers}
      role="search"
      aria-label="Providers"
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2 md:grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] md:gap-4 print:hidden"
    >
      {compared && (
        <>
          <SelectField
            label="Medication"
            name="medication"
            value={compared.medication.toLowerCase()}
            options={compared.medications.map(toOption)}
            onChoose={(value) =>
              choose({
                medication: value === usual?.medication.toLowerCase() ? undefined : value,
                dose: undefined,
              })
            }
          />
          <SelectField
            label="Dose"
            name="dose"
            value={compared.dose.toLowerCase()}
            options={compared.doses.map(toOption)}
            onChoose={(value) =>
              choose({ dose: value === compared.doses[0]?.toLowerCase() ? undefined : value })
            }
          />
        </>
      )}
      <div className="col-span-full md:col-span-1 xl:order-first">
        <SearchField
          label="Search by name or type"
          value={shown.search}
          // One history entry per search, not per keystroke.
          onType={(search) => choose({ search }, { replace: shown.search !== '' })}
        />
      </div>
      <SelectField
        label="Provider type"
        name="type"
        value={shown.companyType}
        options={providerTypeOptions}
        onChoose={(value) => choose({ companyType: oneOf(companyTypes, value, 'all') })}
      />
      <SelectField
        label="Sort by"
        name="sort"
        value={shown.sort}
        options={sortOptions}
        onChoose={(value) => choose({ sort: oneOf(providerSorts, value, 'name') })}
      />
      <SubmitUntilAwake>Show providers</SubmitUntilAwake>
    </GetForm>
  );
}

const sortOptions: readonly SelectOption[] = [
  { value: 'name', text: 'Name, A to Z' },
  { value: 'total', text: 'Lowest total' },
  { value: 'rating', text: 'Highest rated' },
  { value: 'reviews', text: 'Most reviews' },
];
