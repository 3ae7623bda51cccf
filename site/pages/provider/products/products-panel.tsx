import { formatDate } from '#contract/rules/date.ts';
import type { Provider } from '#contract/schemas/company.ts';
import { providerHistoryQuery } from '#site/api/price-history.ts';
import { useRead } from '#site/api/use-read.ts';
import { ButtonLink } from '#site/components/button/button-link.tsx';
import { EmptyState } from '#site/components/states/empty-state.tsx';
import { MonthNote } from '#site/components/price/month-note.tsx';
import { TermsTable } from '#site/components/provider-terms/terms-table.tsx';
import { paths } from '#site/paths.ts';
import { PanelHeading } from '../panel-heading.tsx';
import { groupByMedication } from './group-by-medication.ts';
import { MedicationPrices } from './medication-prices.tsx';
import { PastPrices } from './past-prices.tsx';

/** The provider's products, dose by dose, with totals. */
export function ProductsPanel({ provider }: { provider: Provider }) {
  const { products } = provider;
  const history = useRead(providerHistoryQuery(provider.slug)).data;
  const checkedAt = products
    .map((product) => product.checkedAt)
    .toSorted()
    .at(-1);
  return (
    <div className="flex flex-col gap-6 print:gap-3">
      <PanelHeading title="Products & Pricing">
        {checkedAt && (
          <>
            The total is the ordinary price plus the consultation and delivery fees of one order.
            Arrows compare each price with a month ago. <MonthNote /> Prices last updated{' '}
            {formatDate(checkedAt)}.
          </>
        )}
      </PanelHeading>
      {products.length === 0 ? (
        <EmptyState
          title="No Products Currently Available"
          text="This provider doesn't have any weight loss medications listed at the moment."
        >
          <ButtonLink href={paths.compare()}>Compare Prices</ButtonLink>
        </EmptyState>
      ) : (
        groupByMedication(products).map((group) => (
          <MedicationPrices
            key={group.medication}
            group={group}
            provider={provider}
            history={history}
          />
        ))
      )}
      <TermsTable provider={provider} />
      {products.length > 0 && <PastPrices provider={provider} />}
    </div>
  );
}
