import { readForAlert } from '#contract/rules/alert-reading.ts';
import { compareText } from '#contract/rules/compare-text.ts';
import { formatTotal } from '#contract/rules/money.ts';
import { inStockLately } from '#contract/rules/on-sale.ts';
import { doseFeedPath } from '#contract/rules/price-feeds.ts';
import { isRegistered } from '#contract/rules/registration.ts';
import type { Product } from '#contract/schemas/product.ts';
import { useAskForAlert } from '#site/api/price-alerts.ts';
import { useRead } from '#site/api/use-read.ts';
import { useBrands } from '#site/components/brands/brands.tsx';
import { FeedLink } from '#site/components/feed-link/feed-link.tsx';
import { PriceAlertForm } from '#site/components/price-alert/price-alert-form.tsx';
import { Loaded } from '#site/components/states/loaded.tsx';
import { paths } from '#site/paths.ts';
import { dosePricesQuery, type AlertChoice } from './choice.ts';

type Props = { choice: AlertChoice; onReceived: () => void };

/** What a dose costs now, and the form. */
export function ChosenDose({ choice, onReceived }: Props) {
  const prices = useRead(dosePricesQuery(choice));
  const sending = useAskForAlert();
  return (
    <Loaded
      query={prices}
      loadingText="Loading prices..."
      errorTitle="The prices are not available at the moment"
    >
      {(products) => {
        const [first] = products;
        if (!first) return <NotListed choice={choice} />;
        const { name: medication, dose } = first;
        return (
          <section aria-labelledby="dose" className="flex max-w-2xl flex-col gap-6">
            <FeedLink
              href={doseFeedPath(medication, dose)}
              title={`Prices of ${medication} ${dose}`}
            />
            <div className="flex flex-col gap-2">
              <h2 id="dose" className="scroll-mt-4 text-2xl">
                {medication} {dose}
              </h2>
              <p>{lowestText(products)}</p>
              <a href={paths.dosesForAlerts} className="text-link w-fit py-1">
                Another dose
              </a>
            </div>
            <PriceAlertForm
              {...sending}
              medication={medication}
              dose={dose}
              providers={providersOf(products)}
              onReceived={onReceived}
            />
          </section>
        );
      }}
    </Loaded>
  );
}

function NotListed({ choice: { medication, dose } }: { choice: AlertChoice }) {
  const brand = useBrands().find(({ name }) => name.toLowerCase() === medication.toLowerCase());
  return (
    <p>
      No provider lists {brand?.name ?? medication} {dose}.{' '}
      <a href={paths.dosesForAlerts} className="text-link">
        Choose another dose
      </a>
    </p>
  );
}

/** What alerts are measured against, in words. */
function lowestText(products: readonly Product[]): string {
  const { lowest, isInStock } = readForAlert(products, [], '');
  const company = products.find(({ id }) => id === lowest?.product)?.company.name;
  if (lowest && company)
    return `The lowest total now is ${formatTotal(lowest.pence)}, at ${company}.`;
  if (isInStock) return 'No total is known now, because not all fees are stated.';
  return isInStock === null
    ? `No registered provider has it ${inStockLately}.`
    : 'No registered provider has it in stock now.';
}

function providersOf(products: readonly Product[]) {
  const companies = products.map(({ company }) => company).filter(isRegistered);
  return companies
    .map(({ slug, name }) => ({ slug, name }))
    .toSorted((a, b) => compareText(a.name, b.name));
}
