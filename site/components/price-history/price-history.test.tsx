import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PricePeriod } from '#contract/schemas/price-history.ts';
import { MarketChart } from './market-chart.tsx';
import { ProductHistory } from './product-history.tsx';

const at = '2026-11-20T12:00:00.000Z';

function textOf(element: React.ReactElement): string {
  return renderToStaticMarkup(element).replaceAll(/<[^>]+>/g, ' ');
}

it('the history of a market says which providers and days it is of, and what a gap means', () => {
  const point = { day: '2026-11-13', lowest: '129.00', median: '150.00', highest: '210.00' };
  const text = textOf(
    <MarketChart name="Mounjaro 5mg" at={at} range="3" points={[{ ...point, providers: 12 }]} />,
  );
  expect(text).toContain('Mounjaro 5mg: prices in stock at registered providers');
  expect(text).toContain(
    'Before fees, on one day of each week, at providers with a current registration on record today. A gap means that on that day none of them was known to have it in stock at a price checked in the 30 days before.',
  );
});

it('a market without prices says so of registered providers, and of no other', () => {
  const old = { day: '2026-01-02', lowest: '129.00', median: '150.00', highest: '210.00' };
  const inMonths =
    'No registered provider is known to have had Wegovy 1mg in stock in this period.';
  const market = { name: 'Wegovy 1mg', at };
  expect(textOf(<MarketChart {...market} range="all" points={[]} />)).toContain(
    'No registered provider is known to have had Wegovy 1mg in stock.',
  );
  expect(textOf(<MarketChart {...market} range="3" points={[]} />)).toContain(inMonths);
  expect(
    textOf(<MarketChart {...market} range="3" points={[{ ...old, providers: 1 }]} />),
  ).toContain(inMonths);
});

it('a gap in the history of a price can mean that it was not listed, too', () => {
  const period: PricePeriod = {
    from: '2026-01-10T00:00:00.000Z',
    until: '2026-03-01T00:00:00.000Z',
    price: '129.00',
    consultationFee: '0.00',
    deliveryFee: '4.95',
    inStock: true,
  };
  const history = { id: 'a', name: 'Mounjaro', dose: '5mg', periods: [period] };
  expect(textOf(<ProductHistory history={history} at={at} range="12" />)).toContain(
    'A gap means that the price was not checked for 30 days, or was not listed.',
  );
  expect(textOf(<ProductHistory history={history} at={at} range="3" />)).toContain(
    'This price was not checked, or not listed, in this period.',
  );
});
