import type { ReactNode } from 'react';
import { cheapestOnSale, whyNoneOnSale } from '#contract/rules/on-sale.ts';
import type { Provider } from '#contract/schemas/company.ts';
import { StartingPrice } from './starting-price.tsx';

/** The provider in four figures. */
export function MetricTiles({ provider }: { provider: Provider }) {
  const { metrics, products, reviewCount } = provider;
  const { medicationsAvailable, totalProducts } = metrics;
  const cheapest = cheapestOnSale(provider);
  const inStock = products.filter((product) => product.inStock).length;
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-base border bg-line lg:grid-cols-4">
      <Tile title="Products available" figure={totalProducts}>
        {totalProducts > 0 && `${inStock} in stock`}
      </Tile>
      <div className="flex flex-col gap-1 bg-surface p-4">
        <dt className="text-sm text-muted">Starting price</dt>
        <dd>{cheapest ? <StartingPrice product={cheapest} /> : whyNoneOnSale(provider)}</dd>
      </div>
      <Tile title="Medications" figure={medicationsAvailable.length}>
        {medicationsAvailable.join(', ')}
      </Tile>
      <Tile title="Customer reviews" figure={reviewCount}>
        {reviewCount > 0 &&
          `${provider.reviewSummary.verifiedCount.toLocaleString('en-GB')} verified`}
      </Tile>
    </dl>
  );
}

type TileProps = { title: string; figure: number; children: ReactNode };

function Tile({ title, figure, children }: TileProps) {
  return (
    <div className="flex flex-col gap-1 bg-surface p-4">
      <dt className="text-sm text-muted">{title}</dt>
      <dd className="text-xl font-semibold">{figure.toLocaleString('en-GB')}</dd>
      <dd className="text-sm text-muted">{children}</dd>
    </div>
  );
}
