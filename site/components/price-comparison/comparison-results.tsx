import { formatDate } from '#contract/rules/date.ts';
import { filterOptions, filterText } from '#contract/rules/filter-options.ts';
import { countUnknown } from '#contract/rules/filter-products.ts';
import { productFilterNames } from '#contract/rules/product-filters.ts';
import type { PriceLines } from '#contract/schemas/price-history.ts';
import type { Product } from '#contract/schemas/product.ts';
import { ButtonLink } from '../button/button-link.tsx';
import { ChosenFilters, type ChosenFilter } from '../filters/chosen-filters.tsx';
import { DoseForTray } from '../side-by-side/dose-for-tray.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { forgetDose, type Choosing } from './choice.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { countText } from '../list-pages/count-text.ts';
import { ExportLinks } from './export-links.tsx';
import { Pager } from '../list-pages/pager.tsx';
import { fitsAtOnce, rangeOf } from '#contract/rules/list-page.ts';
import { newestCheck } from '#contract/rules/newest-check.ts';
import { PrintedFrom } from '../printed-from/printed-from.tsx';
import { useIsPrinting } from '../list-pages/use-is-printing.ts';

type Props = Choosing & {
  /** All rows that match, in order. */
  products: readonly Product[];
  /** All available products. */
  allProducts: readonly Product[];
  /** Today’s products, if the rows are of a past day. */
  productsNow?: readonly Product[] | undefined;
  lines?: PriceLines['prices'] | undefined;
};

/** The matching rows with their number and date, and the active filters. */
export function ComparisonResults({
  products,
  allProducts,
  productsNow,
  lines,
  ...choosing
}: Props) {
  const { choice, unfiltered, addressOf } = choosing;
  const isPrinting = useIsPrinting();
  const matching = products.length;
  const range = rangeOf(isPrinting ? 'everything' : choice.page, matching);
  const unknown = countUnknown(products, choice);
  const lastChecked = newestCheck(products);
  const addressWithoutAll = addressOf({ ...unfiltered, sortBy: choice.sortBy });
  const filters = chosenFilters({ allProducts, ...choosing });
  return (
    <div>
      <div className="flex flex-wrap items-baseline gap-x-4 pb-2">
        <p id="listed" role="status" tabIndex={-1} className="scroll-mt-16 font-semibold">
          {countText({ ...range, matching, all: allProducts.length }, 'price')}
        </p>
        {unknown > 0 && (
          <p className="text-sm text-muted">
            For {unknown} of them we do not know whether the provider meets the filters.
          </p>
        )}
        {lastChecked && (
          <p className="text-sm text-muted">Prices last updated: {formatDate(lastChecked)}</p>
        )}
        {matching > 1 && (
          <p className="text-sm text-muted @min-[68rem]:hidden print:hidden">
            Tick 2 to 4 to see them side by side.
          </p>
        )}
      </div>
      <DoseForTray medication={choice.medication} dose={choice.dose} />
      <PrintedFrom
        address={addressOf(choice)}
        filters={filters.map(({ text }) => text)}
        addressOfAll={
          range.end - range.start < matching && fitsAtOnce(matching)
            ? addressOf({ ...choice, page: 'everything' })
            : undefined
        }
      />
      <div className="max-sm:hidden">
        <ChosenFilters filters={filters} addressWithoutAll={addressWithoutAll} />
      </div>
      {matching === 0 ? (
        <EmptyState
          title="No products found matching your criteria"
          text="Not every provider sells every dose. Remove a filter to see more prices."
        >
          <ButtonLink href={addressWithoutAll} variant="secondary">
            Show all prices
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <ComparisonTable
            products={products}
            range={range}
            productsNow={productsNow}
            lines={lines}
            {...choosing}
          />
          <Pager
            of="prices"
            start="listed"
            rows={matching}
            page={choice.page}
            addressOf={(page) => addressOf({ ...choice, page })}
          />
          <div className="pt-6">
            <ExportLinks choice={choice} />
          </div>
        </>
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
    .map((name) => {
      const removed = { [name]: unfiltered[name] };
      return {
        text: filterText(name, choice[name], filterOptions(name, allProducts, unfiltered)),
        addressWithout: addressOf({ ...choice, ...removed, page: 1, ...forgetDose(removed) }),
      };
    });
}
