import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { forOrder } from '#contract/rules/total-cost.ts';
import type { Product } from '#contract/schemas/product.ts';
import { exampleProduct } from '../examples/example-data.ts';
import { nothingChosen } from './choice.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { ProductRow } from './product-row.tsx';

const line = ['149.00', '159.00'];

/** What each cell says. */
function cells(props: Partial<Parameters<typeof ProductRow>[0]>): string[] {
  const row = (
    <ProductRow
      product={exampleProduct}
      order="any"
      place={1}
      theme="purple"
      line={line}
      reason=""
      {...props}
    />
  );
  return renderToStaticMarkup(row)
    .split(/<t[dh][^>]*>/)
    .map((cell) => cell.replaceAll(/<[^>]+>/g, '').trim());
}

const [stock, price, history, checked] = [4, 5, 9, 10];

describe('a row of the comparison', () => {
  const risen: Product = {
    ...exampleProduct,
    price: '160.00',
    firstOrderPrice: '99.00',
    priceChange: { change: 'increase', percentage: 6.7, oldPrice: '150.00', newPrice: '160.00' },
  };

  it('has the change and the history of the price that it shows', () => {
    const row = cells({ product: risen });
    expect([row[price], row[history]]).toEqual(['£160 6.7%', '£149 to £159 on 2']);
  });

  it('says on how many dates the price of its history is known', () => {
    const historyOf = (known: readonly string[]) =>
      cells({ line: [...Array<null>(13 - known.length).fill(null), ...known] })[history];
    expect(historyOf(['129.00'])).toBe('No history');
    expect(historyOf(['129.00', '129.00'])).toBe('£129 on 2');
    expect(historyOf(Array<string>(13).fill('129.50'))).toBe('£129.50 on 13');
  });

  it('has neither beside the price of a first order, which they are not of', () => {
    const row = cells({ product: forOrder(risen, 'first'), order: 'first' });
    expect([row[price], row[history]]).toEqual(['£99', '']);
  });

  it('shows a change that rounds to nothing as a small one', () => {
    const { priceChange } = risen;
    const product = { ...risen, priceChange: { ...priceChange!, percentage: 0 } };
    expect(cells({ product })[price]).toBe('£160 &lt;0.1%');
  });

  it('says how long ago it was checked, but of a past day the day, which “today” would not be', () => {
    const product: Product = { ...exampleProduct, checkedAt: '2026-04-30T09:00:00.000Z' };
    expect(cells({ product })[checked]).toBe('today or yesterday');
    expect(cells({ product, now: product })[checked]).toBe('30 April 2026');
  });

  it('says of a past day that its stock is not known, and what it is today', () => {
    const product: Product = { ...exampleProduct, inStock: null, priceChange: null };
    const now = (inStock: boolean) => cells({ product, now: { ...product, inStock } });
    expect(now(true)[stock]).toBe('Stock not known');
    expect(now(true)[price]).toBe('£129 Same total today, in stock today');
    expect(now(false)[price]).toBe('£129 Same total today, out of stock today');
    const soldOut = { ...product, inStock: false };
    expect(cells({ product: soldOut, now: exampleProduct })[price]).toBe(
      '£129 Same total today, in stock again',
    );
  });

  /** What the price of a past day says of today. */
  const today = (now: Partial<Product>, then: Partial<Product> = {}) => {
    const product: Product = { ...exampleProduct, priceChange: null };
    return cells({ product: { ...product, ...then }, now: { ...product, ...now } })[price];
  };

  it('compares the total of a past day with today’s, fees and all', () => {
    expect(today({ consultationFee: '20.00' })).toBe('£129 Today £153.95 in total, £20.00 more');
    expect(today({ price: '120.00' })).toBe('£129 Today £124.95 in total, £9.00 less');
    expect(today({ price: '130.00', deliveryFee: '3.95' })).toBe('£129 Same total today');
  });

  it('compares with today’s no total that lacks other fees, and says what is not known', () => {
    const lacking = { deliveryFee: null };
    expect(today(lacking)).toBe('£129 Today at least £129.00 in total, a fee is no longer stated');
    expect(today({ price: '140.00' }, lacking)).toBe(
      '£129 Today £144.95 in total, all fees are known now, price £11.00 more',
    );
    expect(today({ ...lacking, price: '140.00' }, lacking)).toBe(
      '£129 Today at least £140.00 in total, £11.00 more',
    );
    expect(today(lacking, lacking)).toBe('£129 Same total today, as far as it is known');
    expect(today({ inStock: null })).toBe('£129 Same total today, stock not known today');
  });

  it('says since when nobody has checked today’s price, which may be another', () => {
    const now: Product = {
      ...risen,
      price: '150.00',
      inStock: false,
      checkedAt: '2026-10-10T09:00:00.000Z',
      freshness: 'older',
    };
    expect(cells({ product: risen, now })[price]).toBe(
      '£160 6.7%Not checked since 10 October 2026',
    );
  });

  /** One row of a past day, for first orders. */
  const tableOf = (productsNow: readonly Product[]) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <ComparisonTable
            choice={{ ...nothingChosen, order: 'first', asOf: '2026-05-01' }}
            choose={() => {}}
            addressOf={() => '/compare'}
            products={[forOrder(risen, 'first'), { ...risen, id: 'on the next page' }]}
            range={{ start: 0, end: 1 }}
            productsNow={productsNow}
          />
        </QueryClientProvider>
      </MemoryRouter>,
    );

  it('compares the total of an order with today’s of the same order', () => {
    expect(tableOf([risen])).toContain('Same total today');
    expect(tableOf([])).toContain('No longer listed');
  });

  it('takes nothing from today’s prices of what is on another page', () => {
    const other = {
      ...risen,
      id: 'on the next page',
      get price(): string {
        throw new Error('Nobody is shown this price.');
      },
    };
    expect(tableOf([other, risen])).toContain('Same total today');
  });
});
