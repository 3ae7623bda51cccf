import { useState } from 'react';
import { takesAmount } from '#contract/rules/filter-amounts.ts';
import { filterOptions } from '#contract/rules/filter-options.ts';
import {
  productFilterNames,
  productFilters,
  type ProductFilterName,
} from '#contract/rules/product-filters.ts';
import { pageSort, productSorts } from '#contract/rules/product-order.ts';
import type { Product } from '#contract/schemas/product.ts';
import { AmountField } from '../filters/amount-field.tsx';
import { GetForm } from '../filters/get-form.tsx';
import { oneOf } from '../filters/one-of.ts';
import { withChosen } from '../filters/options.ts';
import { KeptSelectField } from '../filters/select-field.tsx';
import { SubmitUntilAwake } from '../filters/submit-until-awake.tsx';
import { countChosen, type Choosing } from './choice.ts';
import { sortTexts } from './sort-texts.ts';

type Props = Choosing & {
  /** All available products. */
  allProducts: readonly Product[];
};

/**
 * The filters and sort order: applied at once with JavaScript, a plain form without. They stay in reach while the rows
 * are scrolled, behind a line that says how many are set.
 */
export function ComparisonFilters(props: Props) {
  const { choice, choose, addressOf, unfiltered } = props;
  // A filter fixed by the page is not offered.
  const names = productFilterNames.filter((name) => unfiltered[name] === 'all');
  const rarer = names.filter((name) => !isCommon(name));
  // Whoever resets the last of them goes on from its field.
  const [isOpenAtFirst] = useState(() => rarer.some((name) => choice[name] !== 'all'));
  const set = countChosen(props);
  const summary = `Filters${set > 0 ? `: ${set} set` : ''}. ${sortTexts[choice.sortBy]}`;
  return (
    <>
      <div className="filter-bar" id="filters">
        <details>
          <summary>{summary}</summary>
        </details>
        <GetForm
          address={addressOf(unfiltered)}
          aria-label="Filter prices"
          onSubmit={(event) => event.preventDefault()}
        >
          {names.filter(isCommon).map((name) => (
            <Field key={name} name={name} {...props} />
          ))}
          <KeptSelectField
            label="Sort by"
            name="sort"
            value={choice.sortBy}
            options={sortOptions}
            onChoose={(value) => choose({ sortBy: oneOf(productSorts, value, pageSort) })}
          />
          <details className="more-filters" open={isOpenAtFirst}>
            <summary>More filters</summary>
            <div>
              {rarer.map((name) => (
                <Field key={name} name={name} {...props} />
              ))}
            </div>
          </details>
          <SubmitUntilAwake>Show prices</SubmitUntilAwake>
        </GetForm>
      </div>
      <p className="filter-summary">
        <a href="#filters" className="text-link py-1">
          {summary}
        </a>
      </p>
    </>
  );
}

/** All sort orders of the table, that of the total first. */
const sortOptions = Object.entries(sortTexts).map(([value, text]) => ({ value, text }));

function isCommon(name: ProductFilterName): boolean {
  return productFilters[name].isCommon ?? false;
}

function Field({ name, choice, choose, allProducts }: Props & { name: ProductFilterName }) {
  const { kind, label, pageParameter } = productFilters[name];
  const value = choice[name];
  if (kind === 'amount')
    return (
      <AmountField
        label={label}
        name={pageParameter}
        value={value === 'all' ? '' : value}
        isInvalid={!takesAmount(value)}
        onChoose={(amount) => choose({ [name]: amount || 'all' })}
      />
    );
  return (
    <KeptSelectField
      label={label}
      name={pageParameter}
      value={value}
      options={withChosen(filterOptions(name, allProducts, choice), value)}
      onChoose={(chosen) => choose({ [name]: chosen })}
    />
  );
}
