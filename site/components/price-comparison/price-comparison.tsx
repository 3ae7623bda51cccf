import type { ComponentProps } from 'react';
import { changeFilter } from '#contract/rules/change-filter.ts';
import { amountProblem, misunderstoodFilter } from '#contract/rules/filter-amounts.ts';
import { filterOptions, filterText } from '#contract/rules/filter-options.ts';
import { filterProducts } from '#contract/rules/filter-products.ts';
import type { PriceLines } from '#contract/schemas/price-history.ts';
import type { Product } from '#contract/schemas/product.ts';
import { useChoice } from '../filters/use-choice.ts';
import { Loaded } from '../states/loaded.tsx';
import { forgetDose, nothingChosen, type Choosing, type ComparisonChoice } from './choice.ts';
import { ComparisonFilters } from './comparison-filters.tsx';
import { ComparisonResults } from './comparison-results.tsx';

type Props = Pick<Choosing, 'choice' | 'addressOf'> & {
  /** The choice as the address has it, perhaps with a dose that nobody lists. */
  asked: ComparisonChoice;
  /** The products that match the choice, in its order. */
  products: ComponentProps<typeof Loaded<readonly Product[]>>['query'];
  /** All products, for the filters' options and the count. */
  allProducts: readonly Product[] | undefined;
  /** Today’s products, if the rows are of a past day. */
  productsNow?: readonly Product[] | undefined;
  /** What each product cost in the last year. */
  lines?: PriceLines['prices'] | undefined;
  /** False if the page itself is about the chosen medication. */
  hasMedicationFilter?: boolean;
};

/** The price comparison table with its filters (specification, section 2). */
export function PriceComparison({
  products,
  allProducts,
  productsNow,
  lines,
  asked,
  choice,
  addressOf,
  hasMedicationFilter = true,
}: Props) {
  const [shown, choose] = useChoice(choice, addressOf);
  const { asOf, budget, medication } = choice;
  const unfiltered: ComparisonChoice = {
    ...nothingChosen,
    asOf,
    budget,
    ...(!hasMedicationFilter && { medication }),
  };
  const offered = filterProducts(allProducts ?? products.data ?? [], unfiltered);
  const choosing: Choosing = {
    choice,
    choose: ({ sortBy = shown.sortBy, ...change }) =>
      choose({ ...changeFilter(shown, change, offered), sortBy, page: 1, ...forgetDose(change) }),
    unfiltered,
    addressOf,
  };
  const misunderstood = misunderstoodFilter(choice);
  return (
    <div className="@container flex flex-col gap-1 md:gap-3">
      <ComparisonFilters {...choosing} choice={shown} allProducts={offered} />
      {asked.dose !== choice.dose && (
        <p className="measure wrap-anywhere">
          There are no prices of{' '}
          {filterText('medication', medication, filterOptions('medication', offered, choice))}{' '}
          {asked.dose}, so those of its other doses are shown.
        </p>
      )}
      {misunderstood === undefined ? (
        <Loaded
          query={products}
          loadingText="Loading comparison data..."
          errorTitle="Failed to fetch products"
        >
          {(loaded) => (
            <ComparisonResults
              {...choosing}
              products={loaded}
              allProducts={offered}
              productsNow={productsNow}
              lines={lines}
            />
          )}
        </Loaded>
      ) : (
        <p role="alert" className="measure font-semibold">
          {amountProblem(misunderstood.label)}{' '}
          <a href={addressOf({ ...choice, [misunderstood.name]: 'all' })} className="text-link">
            {misunderstood.clearText}
          </a>
        </p>
      )}
    </div>
  );
}
