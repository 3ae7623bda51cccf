import { expect, it } from 'vitest';
import { cheapestOnSale, whyNoneOnSale } from './on-sale.ts';

const dear = { price: '199.00', inStock: true, freshness: 'month' } as const;
const soldOut = { price: '99.00', inStock: false, freshness: 'day' } as const;
const stale = { price: '89.00', inStock: true, freshness: 'older' } as const;

it('the lowest price is of what can be bought at a price that can be relied on', () => {
  expect(cheapestOnSale([stale, soldOut, dear, { ...dear, price: '200.00' }])).toBe(dear);
  expect(cheapestOnSale([stale, soldOut])).toBeNull();
});

it('what has no lowest price says why', () => {
  expect(whyNoneOnSale([])).toBe('No prices listed');
  expect(whyNoneOnSale([soldOut])).toBe('Nothing in stock at the moment');
  expect(whyNoneOnSale([soldOut, stale])).toBe('No price checked in the last 30 days');
});
