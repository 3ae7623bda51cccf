import type { ReactNode } from 'react';
import { formatCount } from '#contract/rules/counted.ts';
import { stalePriceDays } from '#contract/rules/freshness.ts';
import { cheapestOnSale, isInStockNow, whyNoneOnSale } from '#contract/rules/on-sale.ts';
import type { Provider } from '#contract/schemas/company.ts';
import { StartingPrice } from './starting-price.tsx';

/** The provider in four figures. */
export function MetricTiles({ provider }: { provider: Provider }) {
  const { metrics, products, reviewCount } = provider;
  const { medicationsAvailable, totalProducts } = metrics;
  const cheapest = cheapestOnSale(provider);
  return (
    <dl className="grid gap-px overflow-hidden rounded-base border bg-line sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-4">
      <Tile title="Products available" figure={totalProducts}>
        {stockText(products)}
      </Tile>
      <div className={tile}>
        <dt className="text-sm text-muted">Starting price</dt>
        <dd>{cheapest ? <StartingPrice product={cheapest} /> : whyNoneOnSale(provider)}</dd>
      </div>
      <Tile title="Medications" figure={medicationsAvailable.length}>
        {medicationsAvailable.join(', ')}
      </Tile>
      <Tile title="Customer reviews" figure={reviewCount}>
        {reviewCount > 0 && `${formatCount(provider.reviewSummary.verifiedCount)} verified`}
      </Tile>
    </dl>
  );
}

/** How many are in stock, of those that somebody has looked at, and how many nobody has. */
function stockText(products: Provider['products']): string {
  const stale = products.filter(({ freshness }) => freshness === 'older').length;
  const inStock = products.filter(isInStockNow).length;
  return [
    ...(stale < products.length ? [`${inStock} in stock`] : []),
    ...(stale > 0 ? [`${stale} not checked for ${stalePriceDays} days`] : []),
  ].join(', ');
}

/** A line on a phone, a tile on wider screens. */
const tile =
  'grid grid-cols-[minmax(0,3fr)_minmax(0,4fr)] items-baseline gap-x-2 bg-surface px-3 py-1 sm:flex sm:flex-col sm:gap-1 sm:p-4 print:p-1';

type TileProps = { title: string; figure: number; children: ReactNode };

function Tile({ title, figure, children }: TileProps) {
  return (
    <div className={tile}>
      <dt className="text-sm text-muted">{title}</dt>
      <dd>
        <span className="font-semibold sm:block sm:text-xl">{formatCount(figure)}</span>{' '}
        <span className="text-sm text-muted">{children}</span>
      </dd>
    </div>
  );
}
