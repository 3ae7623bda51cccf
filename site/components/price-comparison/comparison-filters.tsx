import { productSorts } from '#contract/rules/product-order.ts';
import { companyTypes } from '#contract/rules/provider-type.ts';
import type { Product } from '#contract/schemas/product.ts';
import { GetForm } from '../filters/get-form.tsx';
import { oneOf } from '../filters/one-of.ts';
import { providerTypeOptions } from '../filters/provider-type-options.ts';
import { SelectField } from '../filters/select-field.tsx';
import { SubmitWithoutScript } from '../filters/submit-without-script.tsx';
import type { Choosing } from './choice.ts';
import { dosageOptions, medicationOptions, sortOptions, withChosen } from './filter-options.ts';

type Props = Choosing & {
  /** All products there are to choose from. */
  allProducts: readonly Product[];
  hasMedicationFilter: boolean;
};

/** What to compare and in which order: a form without JavaScript, at work at once with it. */
export function ComparisonFilters({
  choice,
  choose,
  addressOf,
  unfiltered,
  allProducts,
  hasMedicationFilter,
}: Props) {
  return (
    <GetForm
      address={addressOf(unfiltered)}
      aria-label="Filter prices"
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-2 gap-x-2 gap-y-4 md:auto-cols-fr md:grid-flow-col md:grid-cols-none md:gap-4 print:hidden"
    >
      {hasMedicationFilter && (
        <SelectField
          label="Medication"
          name="medication"
          value={choice.medication}
          options={withChosen(medicationOptions(allProducts), choice.medication)}
          onChoose={(medication) => choose({ medication })}
        />
      )}
      <SelectField
        label="Dosage"
        name="dose"
        value={choice.dose}
        options={withChosen(dosageOptions(allProducts), choice.dose)}
        onChoose={(dose) => choose({ dose })}
      />
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
        value={choice.sortBy}
        options={sortOptions}
        onChoose={(value) => choose({ sortBy: oneOf(productSorts, value, 'price') })}
      />
      <SubmitWithoutScript>Show prices</SubmitWithoutScript>
    </GetForm>
  );
}
