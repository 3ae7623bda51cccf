import { formatDate } from '#contract/rules/date.ts';
import { filterOptions, productFilterNames } from '#contract/rules/product-filters.ts';
import type { Product } from '#contract/schemas/product.ts';
import { ButtonLink } from '../button/button-link.tsx';
import { ChosenFilters, type ChosenFilter } from '../filters/chosen-filters.tsx';
import { DoseForTray } from '../side-by-side/dose-for-tray.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import type { Choosing } from './choice.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { ExportButton } from './export-button.tsx';
import { textOf } from './filter-options.ts';
import { newestCheck } from './newest-check.ts';
import { PrintedFrom } from './printed-from.tsx';

type Props = Choosing & {
  /** The rows to show, in order. */
  products: readonly Product[];
  /** All available products. */
  allProducts: readonly Product[];
  /** Today’s products, if the rows are of a past day. */
  productsNow?: readonly Product[] | undefined;
};

/** The matching rows with their number and date, and the active filters. */
export function ComparisonResults({ products, allProducts, productsNow, ...choosing }: Props) {
  const { choice, unfiltered, addressOf } = choosing;
  const lastChecked = newestCheck(products);
  const addressWithoutAll = addressOf({ ...unfiltered, sortBy: choice.sortBy });
  const filters = chosenFilters({ allProducts, ...choosing });
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 pb-4">
        <div>
          <p role="status" className="font-semibold">
            Showing {products.length} of {allProducts.length} prices
          </p>
          {lastChecked && (
            <p className="text-sm text-muted">Prices last updated: {formatDate(lastChecked)}</p>
          )}
        </div>
        {products.length > 0 && <ExportButton products={products} />}
      </div>
      <DoseForTray medication={choice.medication} dose={choice.dose} />
      <PrintedFrom address={addressOf(choice)} filters={filters.map(({ text }) => text)} />
      <ChosenFilters filters={filters} addressWithoutAll={addressWithoutAll} />
      {products.length === 0 ? (
        <EmptyState
          title="No products found matching your criteria"
          text="Not every provider sells every dose. Remove a filter to see more prices."
        >
          <ButtonLink to={addressWithoutAll} variant="secondary">
            Show all prices
          </ButtonLink>
        </EmptyState>
      ) : (
        <ComparisonTable products={products} productsNow={productsNow} {...choosing} />
      )}
    </div>
  );
}

function chosenFilters({
  allProducts,
  choice,
  unfiltered,
  addressOf,
}: Omit<Props, 'products'>): ChosenFilter[] {
  return productFilterNames
    .filter((name) => choice[name] !== unfiltered[name])
    .map((name) => ({
      text: textOf(filterOptions(name, allProducts, unfiltered), choice[name]),
      addressWithout: addressOf({ ...choice, [name]: unfiltered[name] }),
    }));
}
