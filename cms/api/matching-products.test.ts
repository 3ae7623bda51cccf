import { expect, it } from 'vitest';
import { noFilter } from '#contract/rules/product-filters.ts';
import { sortProducts } from '#contract/rules/product-order.ts';
import type { Product } from '#contract/schemas/product.ts';
import type { Catalogue } from '../catalogue/build-catalogue.ts';
import { countTurns } from '../testing/count-turns.ts';
import { matchingProducts } from './matching-products.ts';

const company = { name: 'Ashdown', averageRating: 4, reviewCount: 10, registrations: [] };
const products = Array.from(
  { length: 10_000 },
  (_, index) =>
    ({
      id: String(index),
      name: 'Wegovy',
      dose: '1mg',
      price: `${(index * 7919) % 10_000}.00`,
      consultationFee: '0.00',
      deliveryFee: '0.00',
      inStock: true,
      freshness: 'day',
      company,
    }) as unknown as Product,
);

const catalogue = {
  current: () => ({ products }) as unknown as Catalogue,
  productsAsOf: () => Promise.reject(new Error('No day was asked for.')),
};

it('a long list in an order that nobody has asked for leaves others their turn on the way', async () => {
  let sorted: readonly Product[] = [];
  const sort = async () => {
    sorted = await matchingProducts(catalogue, { ...noFilter, sortBy: 'price' });
  };
  const turns = await countTurns(sort, { stepMilliseconds: 1 });
  expect(turns).toBeGreaterThan(5);
  expect(sorted).toEqual(sortProducts([...products], 'price'));
});

it('and so it does while it is filtered', async () => {
  const filter = { ...noFilter, medication: 'saxenda' };
  const search = () => matchingProducts(catalogue, { ...filter, sortBy: 'price' });
  expect(await countTurns(search, { stepMilliseconds: 5 })).toBeGreaterThan(15);
  expect(await search()).toEqual([]);
});

it('is worked out once for two who ask at once, as a page does', async () => {
  const readsOf = async (count: number) => {
    let reads = 0;
    const counted = Object.defineProperty({ ...products[0] }, 'name', {
      get: () => {
        reads += 1;
        return 'Wegovy';
      },
    });
    const current = { products: [...products, counted] } as unknown as Catalogue;
    const search = () =>
      matchingProducts(
        { ...catalogue, current: () => current },
        { ...noFilter, medication: 'wegovy', sortBy: 'price' },
      );
    await Promise.all(Array.from({ length: count }, search));
    return reads;
  };
  expect(await readsOf(2)).toBe(await readsOf(1));
});
