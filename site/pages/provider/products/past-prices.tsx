import { useSearchParams } from 'react-router-dom';
import { groupBy } from '#contract/rules/group-by.ts';
import { cheapestOnSale } from '#contract/rules/on-sale.ts';
import type { Provider } from '#contract/schemas/company.ts';
import type { ProviderHistory } from '#contract/schemas/price-history.ts';
import { providerHistoryQuery } from '#site/api/price-history.ts';
import { readReviewsRequest } from '#site/api/provider-reviews.ts';
import { useRead } from '#site/api/use-read.ts';
import { useBrandTheme } from '#site/components/brands/brands.tsx';
import { ProductHistory } from '#site/components/price-history/product-history.tsx';
import { ChoiceLinks } from '#site/components/price-history/choice-links.tsx';
import { RangeLinks } from '#site/components/price-history/range-links.tsx';
import type { HistoryRange } from '#contract/rules/history-range.ts';
import { StockTimeline } from '#site/components/price-history/stock-timeline.tsx';
import { Loaded } from '#site/components/states/loaded.tsx';
import { paths } from '#site/paths.ts';
import { readHistoryChoice } from '../history-choice.ts';

/** The price and stock history of each dose. */
export function PastPrices({ provider }: { provider: Provider }) {
  const history = useRead(providerHistoryQuery(provider.slug));
  return (
    <section aria-labelledby="price-history" className="flex flex-col gap-3">
      <h3 id="price-history" className="scroll-mt-4 text-xl" tabIndex={-1}>
        Price history and stock
      </h3>
      <Loaded
        query={history}
        loadingText="Loading the price history..."
        errorTitle="The price history is not available at the moment"
      >
        {(loaded) => <History provider={provider} history={loaded} />}
      </Loaded>
    </section>
  );
}

function History({ provider, history }: { provider: Provider; history: ProviderHistory }) {
  const { at, products } = history;
  const brandTheme = useBrandTheme();
  const [search] = useSearchParams();
  const { sort } = readReviewsRequest(provider.slug, search);
  const { history: wanted = cheapestOnSale(provider)?.id, months: range } =
    readHistoryChoice(search);
  const shown = products.find(({ id }) => id === wanted) ?? products[0];
  if (!shown) return null;
  const addressOf = (product: string, months: HistoryRange) =>
    paths.providerHistory(provider.slug, { history: product, months, sort });
  return (
    <>
      {[...groupBy(products, ({ name }) => name)].map(([medication, doses]) => (
        <ChoiceLinks
          key={medication}
          label={`Doses of ${medication}`}
          prefix={medication}
          choices={doses.map(({ id, dose }) => ({
            value: id,
            text: dose,
            href: addressOf(id, range),
          }))}
          shown={shown.id}
        />
      ))}
      <RangeLinks shown={range} addressOf={(months) => addressOf(shown.id, months)} />
      {/* On paper each row above has its line. */}
      <div data-theme={brandTheme(shown.name)} className="print:hidden">
        <ProductHistory history={shown} at={at} range={range} />
      </div>
      <StockTimeline products={products} at={at} />
    </>
  );
}
