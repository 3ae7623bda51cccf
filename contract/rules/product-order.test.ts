import { expect, it } from 'vitest';
import type { Product } from '../schemas/product.ts';
import { productSorts, sortProducts } from './product-order.ts';

const registrations = [{ register: 'gphc' }];
const company = { name: 'Ashdown', averageRating: 4, reviewCount: 10, registrations };
const product = (id: string, fields: object) =>
  ({ id, name: 'Wegovy', dose: '1mg', deliveryFee: '0.00', company, ...fields }) as Product;

it.each(productSorts)('products of unregistered providers come last when sorted by %s', (sort) => {
  const stale = product('stale', { price: '90.00', freshness: 'older' });
  const onNone = ['80.00', '190.00'].map((price) =>
    product(price, { price, freshness: 'day', company: { ...company, registrations: [] } }),
  );
  const ids = sortProducts([...onNone, stale], sort).map(({ id }) => id);
  expect(ids[0]).toBe('stale');
});

it.each(productSorts)('stale prices come after the others when sorted by %s', (sort) => {
  const stale = ['90.00', '110.00'].map((price) => product(price, { price, freshness: 'older' }));
  const fresh = product('fresh', { price: '100.00', freshness: 'month' });
  const ids = sortProducts([...stale, fresh], sort).map(({ id }) => id);
  expect(ids[0]).toBe('fresh');
  expect(ids.slice(1).toSorted()).toEqual(['110.00', '90.00']);
});
