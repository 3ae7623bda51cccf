import { counted } from '#contract/rules/counted.ts';
import { formatPrice, toPence } from '#contract/rules/money.ts';
import { cheapestOnSale, whyNoneOnSale } from '#contract/rules/on-sale.ts';
import type { Provider } from '#contract/schemas/company.ts';
import type { ProviderHistory } from '#contract/schemas/price-history.ts';
import { useBrandTheme } from '#site/components/brands/brands.tsx';
import { Total } from '#site/components/price/total.tsx';
import { DoseTable } from './dose-table.tsx';
import type { MedicationGroup } from './group-by-medication.ts';

type Props = {
  group: MedicationGroup;
  provider: Provider;
  history: ProviderHistory | undefined;
};

/** A medication at this provider: its lowest price and all its doses. */
export function MedicationPrices({ group, provider, history }: Props) {
  const brandTheme = useBrandTheme();
  const { medication, activeIngredient, products } = group;
  const offered = { products, registrations: provider.registrations };
  const cheapest = cheapestOnSale(offered);
  return (
    <section
      data-theme={brandTheme(medication)}
      aria-label={`${medication} prices`}
      className="rounded-base border border-t-4 border-t-theme bg-surface"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 bg-theme-tint px-3 py-2 md:px-4 md:py-4 print:py-1">
        <div>
          <h3 className="text-xl text-theme">{medication}</h3>
          <p className="text-sm">
            {activeIngredient} · {counted(products.length, 'dosage option')}
          </p>
        </div>
        {cheapest ? (
          <dl className="flex flex-wrap items-baseline gap-x-1.5 text-sm md:grid md:grid-flow-col md:grid-rows-2 md:gap-x-6">
            <dt>Lowest price</dt>
            <dd className="font-semibold md:text-lg">{formatPrice(toPence(cheapest.price))}</dd>
            <dt>Total with fees</dt>
            <dd className="md:text-lg">
              <Total row={cheapest} />
            </dd>
          </dl>
        ) : (
          <p className="text-sm font-semibold">{whyNoneOnSale(offered)}</p>
        )}
      </div>
      <DoseTable
        products={products}
        provider={provider}
        caption={`${medication} prices at ${provider.name} by dose`}
        history={history}
      />
    </section>
  );
}
