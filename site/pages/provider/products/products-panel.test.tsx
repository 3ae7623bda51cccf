import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { mapTerms, unknownTerms } from '#contract/rules/provider-terms.ts';
import type { Provider } from '#contract/schemas/company.ts';
import { providerHistoryQuery } from '#site/api/price-history.ts';
import { exampleCompany, exampleProduct } from '#site/components/examples/example-data.ts';
import { ProductsPanel } from './products-panel.tsx';

it('the prices, what the provider asks and the past prices are parts of one section by their headings', () => {
  const provider = {
    ...exampleCompany,
    products: [exampleProduct],
    terms: unknownTerms,
    termSources: mapTerms(() => null),
  } as unknown as Provider;
  const queryClient = new QueryClient();
  queryClient.setQueryData(providerHistoryQuery(provider.slug).queryKey, {
    at: '2026-11-20T12:00:00.000Z',
    products: [],
  });
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ProductsPanel provider={provider} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const headings = [...markup.matchAll(/<(h[1-6])[^>]*>([^<]*)/g)].map(
    ([, level, text]) => `${level} ${text}`,
  );
  expect(headings).toEqual([
    'h2 Products &amp; Pricing',
    'h3 Mounjaro',
    'h3 What Ashdown Online Clinic asks',
    'h3 Price history and stock',
  ]);
});
