import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Provider } from '#contract/schemas/company.ts';
import type { CompanyProduct } from '#contract/schemas/product.ts';
import { exampleCompany, exampleProduct } from '#site/components/examples/example-data.ts';
import { MetricTiles } from './metric-tiles.tsx';

const fresh: CompanyProduct = exampleProduct;
const soldOut: CompanyProduct = { ...fresh, inStock: false };
const stale: CompanyProduct = { ...fresh, freshness: 'older' };

it.each([
  [[], '0'],
  [[soldOut], '1 0 in stock'],
  [[fresh, fresh, soldOut], '3 2 in stock'],
  [[fresh, soldOut, stale], '3 1 in stock, 1 not checked for 30 days'],
  [[soldOut, stale], '2 0 in stock, 1 not checked for 30 days'],
  [[stale, stale], '2 2 not checked for 30 days'],
])(
  'the first tile counts what is in stock only where somebody knows: case %#',
  (products, text) => {
    const provider = {
      ...exampleCompany,
      products,
      reviewCount: 0,
      metrics: { ...exampleCompany.metrics, totalProducts: products.length },
    } as unknown as Provider;
    const tiles = renderToStaticMarkup(
      <MemoryRouter>
        <MetricTiles provider={provider} />
      </MemoryRouter>,
    );
    const [, first = ''] = tiles.split('<dt');
    expect(`<dt${first}`.replaceAll(/<[^>]+>/g, '').trim()).toBe(`Products available${text}`);
  },
);
