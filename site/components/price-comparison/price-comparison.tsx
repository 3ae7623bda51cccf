import type { ComponentProps } from 'react';
import { changeFilter, filterProducts } from '#contract/rules/product-filters.ts';
import { sortProducts } from '#contract/rules/product-order.ts';
import type { Product } from '#contract/schemas/product.ts';
import { useChoice } from '../filters/use-choice.ts';
import { Loaded } from '../states/loaded.tsx';
import { nothingChosen, type Choosing } from './choice.ts';
import { ComparisonFilters } from './comparison-filters.tsx';
import { ComparisonResults } from './comparison-results.tsx';

type Props = Pick<Choosing, 'choice' | 'addressOf'> & {
  /** The products that match the choice; any others are filtered out. */
  products: ComponentProps<typeof Loaded<Product[]>>['query'];
  /** All products, for the filters' options and the count. */
  allProducts: readonly Product[] | undefined;
  /** Today’s products, if the rows are of a past day. */
  productsNow?: readonly Product[] | undefined;
  /** False if the page itself is about the chosen medication. */
  hasMedicationFilter?: boolean;
};

/** The price comparison table with its filters (specification, section 2). */
export function PriceComparison({
  products,
  allProducts,
  productsNow,
  choice,
  addressOf,
  hasMedicationFilter = true,
}: Props) {
  const [shown, choose] = useChoice(choice, addressOf);
  const { asOf } = choice;
  const unfiltered = hasMedicationFilter
    ? { ...nothingChosen, asOf }
    : { ...nothingChosen, asOf, medication: choice.medication };
  const offered = filterProducts(allProducts ?? products.data ?? [], unfiltered);
  const choosing: Choosing = {
    choice,
    choose: ({ sortBy = shown.sortBy, ...change }) =>
      choose({ ...changeFilter(shown, change, offered), sortBy }),
    unfiltered,
    addressOf,
  };
  return (
    <div className="flex flex-col gap-6">
      <ComparisonFilters {...choosing} choice={shown} allProducts={offered} />
      <Loaded
        query={products}
        loadingText="Loading comparison data..."
        errorTitle="Failed to fetch products"
      >
        {(loaded) => (
          <ComparisonResults
            {...choosing}
            products={sortProducts(filterProducts(loaded, choice), choice.sortBy)}
            allProducts={offered}
            productsNow={productsNow}
          />
        )}
      </Loaded>
    </div>
  );
}
