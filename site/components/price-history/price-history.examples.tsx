import type { PricePeriod, ProductHistory as History } from '#contract/schemas/price-history.ts';
import type { Examples } from '../examples/examples.ts';
import { MarketChart } from './market-chart.tsx';
import { TotalLine } from './total-line.tsx';
import { ProductHistory } from './product-history.tsx';
import { RangeLinks } from './range-links.tsx';
import { StockTimeline } from './stock-timeline.tsx';

const at = '2026-11-20T12:00:00.000Z';
const period = (from: string, until: string, fields: Partial<PricePeriod>): PricePeriod => ({
  from: `${from}T00:00:00.000Z`,
  until: `${until}T00:00:00.000Z`,
  price: '129.00',
  consultationFee: '0.00',
  deliveryFee: '4.95',
  inStock: true,
  ...fields,
});
const history: History = {
  id: 'mounjaro-5mg',
  name: 'Mounjaro',
  dose: '5mg',
  periods: [
    period('2026-01-10', '2026-03-01', {}),
    period('2026-03-01', '2026-06-15', { price: '149.00' }),
    period('2026-08-01', '2026-10-20', { price: '139.50', deliveryFee: null, inStock: null }),
    period('2026-10-20', '2026-11-20', { price: '139.50', inStock: false }),
  ],
};
const point = (day: string, lowest: string, median: string, highest: string) => ({
  day,
  lowest,
  median,
  highest,
  providers: 12,
});

export const examples: Examples = {
  'a price over a year, with a gap': <ProductHistory history={history} at={at} range="12" />,
  'a price without a known history': (
    <ProductHistory history={{ ...history, periods: [] }} at={at} range="12" />
  ),
  'the total over 12 months as a line': <TotalLine periods={history.periods} at={at} />,
  'in stock, out of stock and unknown': <StockTimeline products={[history]} at={at} />,
  'a dose over the market': (
    <MarketChart
      name="Mounjaro 5mg"
      at={at}
      range="3"
      points={[
        point('2026-11-06', '129.00', '150.00', '210.00'),
        point('2026-11-13', '132.00', '151.00', '210.00'),
        point('2026-11-20', '132.00', '149.00', '199.00'),
      ]}
    />
  ),
  ranges: <RangeLinks shown="12" addressOf={(range) => `/provider/ashdown?months=${range}`} />,
};
