import { expect, it } from 'vitest';
import type { Product } from '../schemas/product.ts';
import { whyHere, type Place } from './why-here.ts';

const row = (price: string, rest: object = {}): Product =>
  ({
    price,
    consultationFee: '0.00',
    deliveryFee: '0.00',
    inStock: true,
    freshness: 'day',
    company: {
      name: 'Ash',
      averageRating: 4.26,
      reviewCount: 128,
      registrations: [{ register: 'gphc' }],
    },
    ...rest,
  }) as object as Product;
const company = (fields: object) => ({ company: { ...row('1').company, ...fields } });
const byTotal: Place = { sortBy: 'total-cost', place: 1, available: 11 };

it.each<[Product, Place, string]>([
  [row('186.50'), byTotal, '1st of 11 by total to pay: £186.50.'],
  [
    row('190.00'),
    { ...byTotal, place: 2, previous: row('186.50') },
    '2nd of 11 by total to pay: £190.00, £3.50 more than the row above.',
  ],
  [
    row('190.00'),
    { ...byTotal, place: 3, previous: row('190.00') },
    '3rd of 11 by total to pay: £190.00, as in the row above; such rows are in order of price, then name.',
  ],
  [
    row('150.00', { deliveryFee: null }),
    { ...byTotal, place: 4, previous: row('190.00') },
    '4th of 11 by total to pay: at least £150.00, so it comes after every total that is known.',
  ],
  [
    row('155.00', { deliveryFee: null }),
    { ...byTotal, place: 5, previous: row('150.00', { deliveryFee: null }) },
    '5th of 11 by total to pay: at least £155.00, £5 more than the row above.',
  ],
  [
    row('170.00'),
    { sortBy: 'price-desc', place: 2, available: 3, previous: row('180.00') },
    '2nd of 3 by price: £170, £10 less than the row above.',
  ],
  [
    row('170.00', { deliveryFee: null }),
    { sortBy: 'delivery', place: 3, available: 3, previous: row('180.00') },
    '3rd of 3 by delivery fee: it is not known, so this comes after those that are.',
  ],
  [
    row('170.00', { deliveryFee: '4.95', consultationFee: null }),
    { sortBy: 'total', place: 1, available: 3 },
    '1st of 3 by price plus delivery: £174.95.',
  ],
  [
    row('170.00'),
    {
      sortBy: 'rating',
      place: 2,
      available: 3,
      previous: row('1', company({ averageRating: 4.8 })),
    },
    '2nd of 3 by rating: 4.3 out of 5.',
  ],
  [
    row('170.00'),
    {
      sortBy: 'rating',
      place: 2,
      available: 3,
      previous: row('190.00', company({ averageRating: 4.34 })),
    },
    '2nd of 3 by rating: 4.3 out of 5, as in the row above only once rounded.',
  ],
  [
    row('190.00'),
    { sortBy: 'rating', place: 3, available: 3, previous: row('170.00') },
    '3rd of 3 by rating: 4.3 out of 5, as in the row above; such rows are in order of price, then name.',
  ],
  [
    row('170.00', company({ averageRating: null })),
    { sortBy: 'sentiment', place: 3, available: 3, previous: row('1') },
    '3rd of 3 by rating: it is not known, so this comes after those that are.',
  ],
  [
    row('170.00'),
    { sortBy: 'reviews', place: 1, available: 1 },
    '1st of 1 by number of reviews: 128 reviews.',
  ],
  [
    row('170.00'),
    { sortBy: 'provider', place: 1, available: 1 },
    '1st of 1 by name of provider: Ash.',
  ],
  [
    row('1.00', { inStock: false }),
    { ...byTotal, place: 12 },
    'After what is in stock: it is out of stock.',
  ],
  [
    row('1.00', { inStock: null }),
    { ...byTotal, place: 12 },
    'After what is in stock: its stock is not known.',
  ],
  [
    row('1.00', { freshness: 'older', inStock: false }),
    { ...byTotal, place: 13 },
    'After what is in stock: nobody has checked this price for more than 30 days.',
  ],
  [
    row('1.00', company({ registrations: [] })),
    { ...byTotal, place: 14 },
    'Below all others: we have no current registration on record for this provider.',
  ],
])('row %# is told why it is where it is', (product, place, sentence) => {
  expect(whyHere(product, place)).toBe(sentence);
});
