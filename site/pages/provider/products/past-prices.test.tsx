import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Provider } from '#contract/schemas/company.ts';
import { providerHistoryQuery } from '#site/api/price-history.ts';
import { PastPrices } from './past-prices.tsx';

/** Where each dose and range leads from an address. */
function links(address: string): string[] {
  const queryClient = new QueryClient();
  queryClient.setQueryData(providerHistoryQuery('oak').queryKey, {
    at: '2026-11-20T12:00:00.000Z',
    products: [
      { id: '7', name: 'Wegovy', dose: '1mg', periods: [] },
      { id: '8', name: 'Wegovy', dose: '1.7mg', periods: [] },
    ],
  });
  const provider = { slug: 'oak', products: [] } as unknown as Provider;
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <PastPrices provider={provider} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return [...markup.matchAll(/href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
}

it('each dose keeps the range, and each range the dose', () => {
  expect(links('/provider/oak?history=8&months=3')).toEqual([
    '/provider/oak?history=7&months=3#price-history',
    '/provider/oak?history=8&months=3#price-history',
    '/provider/oak?history=8&months=3#price-history',
    '/provider/oak?history=8#price-history',
    '/provider/oak?history=8&months=all#price-history',
  ]);
});

it('both keep the order of the reviews, and not their page', () => {
  expect(links('/provider/oak?reviews=lowest&page=2&vote=received#reviews')).toEqual([
    '/provider/oak?history=7&reviews=lowest#price-history',
    '/provider/oak?history=8&reviews=lowest#price-history',
    '/provider/oak?history=7&months=3&reviews=lowest#price-history',
    '/provider/oak?history=7&reviews=lowest#price-history',
    '/provider/oak?history=7&months=all&reviews=lowest#price-history',
  ]);
});
