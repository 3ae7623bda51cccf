import {
  filterOptions,
  productFilterNames,
  productFilters,
} from '#contract/rules/product-filters.ts';
import { productSorts } from '#contract/rules/product-order.ts';
import type { Product } from '#contract/schemas/product.ts';
import { GetForm } from '../filters/get-form.tsx';
import { oneOf } from '../filters/one-of.ts';
import { SelectField } from '../filters/select-field.tsx';
import { SubmitWithoutScript } from '../filters/submit-without-script.tsx';
import type { Choosing } from './choice.ts';
import { sortOptions, withChosen } from './filter-options.ts';

type Props = Choosing & {
  /** All available products. */
  allProducts: readonly Product[];
};

/** The filters and sort order: applied at once with JavaScript, a plain form without. */
export function ComparisonFilters({ choice, choose, addressOf, unfiltered, allProducts }: Props) {
  // A filter fixed by the page is not offered.
  const names = productFilterNames.filter((name) => unfiltered[name] === 'all');
  return (
    <GetForm
      address={addressOf(unfiltered)}
      aria-label="Filter prices"
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-2 gap-x-2 gap-y-4 md:auto-cols-fr md:grid-flow-col md:grid-cols-none md:gap-4 print:hidden"
    >
      {names.map((name) => (
        <SelectField
          key={name}
          label={productFilters[name].label}
          name={productFilters[name].pageParameter}
          value={choice[name]}
          options={withChosen(filterOptions(name, allProducts, choice), choice[name])}
          onChoose={(value) => choose({ [name]: value })}
        />
      ))}
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
