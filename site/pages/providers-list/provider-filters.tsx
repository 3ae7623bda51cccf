import { companyTypes } from '#contract/rules/provider-type.ts';
import { GetForm } from '#site/components/filters/get-form.tsx';
import { oneOf } from '#site/components/filters/one-of.ts';
import { providerTypeOptions } from '#site/components/filters/provider-type-options.ts';
import { SelectField, type SelectOption } from '#site/components/filters/select-field.tsx';
import { SubmitWithoutScript } from '#site/components/filters/submit-without-script.tsx';
import { useChoice } from '#site/components/filters/use-choice.ts';
import { paths } from '#site/paths.ts';
import { providersAddress, providerSorts, type ProviderChoice } from './choice.ts';
import { SearchField } from './search-field.tsx';

/** The search field, type filter and sort order of the providers list. */
export function ProviderFilters({ choice }: { choice: ProviderChoice }) {
  const [shown, choose] = useChoice(choice, providersAddress);

  return (
    <GetForm
      address={paths.providers}
      role="search"
      aria-label="Providers"
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-2 gap-x-2 gap-y-4 md:grid-cols-[2fr_1fr_1fr] md:gap-4 print:hidden"
    >
      <div className="col-span-2 md:col-span-1">
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
      <SubmitWithoutScript>Show providers</SubmitWithoutScript>
    </GetForm>
  );
}

const sortOptions: readonly SelectOption[] = [
  { value: 'name', text: 'Name, A to Z' },
  { value: 'rating', text: 'Highest rated' },
  { value: 'reviews', text: 'Most reviews' },
];
