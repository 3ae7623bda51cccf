import { expect, it } from 'vitest';
import { cheapestOnSale, whyNoneOnSale } from './on-sale.ts';

const dear = { price: '199.00', inStock: true, freshness: 'month' } as const;
const soldOut = { price: '99.00', inStock: false, freshness: 'day' } as const;
const stale = { price: '89.00', inStock: true, freshness: 'older' } as const;
const registrations = [{ register: 'gphc' as const }];

it('the lowest price only counts products in stock, at fresh prices, from registered providers', () => {
  const products = [stale, soldOut, dear, { ...dear, price: '200.00' }];
  expect(cheapestOnSale({ products, registrations })).toBe(dear);
  expect(cheapestOnSale({ products, registrations: [] })).toBeNull();
  expect(cheapestOnSale({ products: [stale, soldOut], registrations })).toBeNull();
});

it.each([
  [[], registrations, 'No prices listed'],
  [[soldOut], registrations, 'Nothing in stock at the moment'],
  [[soldOut, stale], registrations, 'Nothing in stock at a price checked in the last 30 days'],
  [
    [soldOut, { ...soldOut, freshness: 'older' as const }],
    registrations,
    'Nothing in stock at a price checked in the last 30 days',
  ],
  [[stale], registrations, 'No price checked in the last 30 days'],
  [
    [{ ...soldOut, freshness: 'older' as const }],
    registrations,
    'No price checked in the last 30 days',
  ],
  [[dear], [], 'Excluded: no current registration on record'],
])('a missing lowest price has a reason: %j of %j', (products, on, why) => {
  expect(whyNoneOnSale({ products, registrations: on })).toBe(why);
});
