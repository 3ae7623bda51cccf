import { useNavigate } from 'react-router-dom';
import { companyTypes } from '../../../contract/rules/provider-type.ts';
import { GetForm } from '../../components/filters/get-form.tsx';
import { oneOf } from '../../components/filters/one-of.ts';
import { providerTypeOptions } from '../../components/filters/provider-type-options.ts';
import { SelectField, type SelectOption } from '../../components/filters/select-field.tsx';
import { SubmitWithoutScript } from '../../components/filters/submit-without-script.tsx';
import { paths } from '../../paths.ts';
import { providersAddress, providerSorts, type ProviderChoice } from './choice.ts';
import { SearchField, typed } from './search-field.tsx';

/** Search, provider type and order of the providers list. */
export function ProviderFilters({ choice }: { choice: ProviderChoice }) {
  const navigate = useNavigate();
  const choose = (change: Partial<ProviderChoice>) =>
    void navigate(providersAddress({ ...choice, ...change }));

  /** One entry in the history a search, not one a key. */
  function search(text: string) {
    void navigate(providersAddress({ ...choice, search: text }), {
      replace: choice.search !== '',
      state: typed,
    });
  }

  return (
    <GetForm
      address={paths.providers}
      role="search"
      aria-label="Providers"
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-2 gap-x-2 gap-y-4 md:grid-cols-[2fr_1fr_1fr] md:gap-4 print:hidden"
    >
      <div className="col-span-2 md:col-span-1">
        <SearchField label="Search by name or type" value={choice.search} onType={search} />
      </div>
      <SelectField
        label="Provider type"
        name="type"
        value={choice.companyType}
        options={providerTypeOptions}
        onChoose={(value) => choose({ companyType: oneOf(companyTypes, value, 'all') })}
      />
      <SelectField
        label="Sort by"
        name="sort"
        value={choice.sort}
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
