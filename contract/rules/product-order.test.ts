import { expect, it } from 'vitest';
import type { Product } from '../schemas/product.ts';
import { inheritOrders, productSorts, sortingSteps, sortProducts } from './product-order.ts';

const registrations = [{ register: 'gphc' }];
const company = { name: 'Ashdown', averageRating: 4, reviewCount: 10, registrations };
const product = (id: string, fields: object) =>
  ({
    id,
    name: 'Wegovy',
    dose: '1mg',
    consultationFee: '0.00',
    deliveryFee: '0.00',
    inStock: true,
    freshness: 'day',
    company,
    ...fields,
  }) as Product;

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

it.each(productSorts)(
  'what is out of stock comes after what is in stock, and before stale prices, when sorted by %s',
  (sort) => {
    const stale = product('stale', { price: '90.00', freshness: 'older', inStock: false });
    const soldOut = ['80.00', '120.00'].map((price) => product(price, { price, inStock: false }));
    const inStock = product('in stock', { price: '100.00' });
    const ids = sortProducts([stale, ...soldOut, inStock], sort).map(({ id }) => id);
    expect([ids[0], ids[3]]).toEqual(['in stock', 'stale']);
  },
);

it('the order by total cost counts every fee, and a total that is only a minimum comes after those that are known', () => {
  const ids = sortProducts(
    [
      product('180.99', { price: '180.99' }),
      product('at least 99', { price: '99.00', consultationFee: null }),
      product('163.00', { price: '138.00', consultationFee: '20.00', deliveryFee: '5.00' }),
      product('at least 98', { price: '93.00', deliveryFee: null, consultationFee: '5.00' }),
      product('170.00', { price: '130.00', consultationFee: '40.00' }),
    ],
    'total-cost',
  ).map(({ id }) => id);
  expect(ids).toEqual(['163.00', '170.00', '180.99', 'at least 98', 'at least 99']);
});

/** Prices in an order of which nothing can be guessed, which is the same each time. */
const manyProducts = (count: number, fields: object = {}) =>
  Array.from({ length: count }, (_, index) =>
    product(`${index}`, { price: `${100 + ((index * 7919) % count)}.00`, ...fields }),
  );

it.each(productSorts)(
  'the order by %s that a list takes over from the one before it is that of any other list',
  (sort) => {
    const before = manyProducts(50);
    sortProducts(before, sort);
    const after = [
      ...before.slice(5, 20).toReversed(),
      product('dearer', { price: '500.00' }),
      ...before.slice(21),
      product('cheaper', { price: '1.00' }),
      product('sold out', { price: '120.50', inStock: false }),
    ];
    inheritOrders(after, before);
    expect(sortProducts(after, sort)).toEqual(sortProducts([...after], sort));
  },
);

it.each([
  ['one has changed', (index: number) => index === 20],
  ['a third has changed', (index: number) => index % 3 === 0],
  ['all have changed', () => true],
])('a list of as many of which %s is in the order of any other list', (_, hasChanged) => {
  const before = manyProducts(5000);
  sortProducts(before, 'price');
  const after = before.map((each, index) =>
    hasChanged(index) ? product(each.id, { price: `${5500 - index}.50` }) : each,
  );
  inheritOrders(after, before);
  expect(sortProducts(after, 'price')).toEqual(sortProducts([...after], 'price'));
});

/** A company that counts how often it is compared. */
function countingCompany() {
  const counted = { reads: 0 };
  return {
    counted,
    company: {
      ...company,
      get averageRating() {
        counted.reads += 1;
        return 4;
      },
    },
  };
}

it('a list in which one product has changed is sorted again with a fraction of the comparisons', () => {
  const { counted, ...fields } = countingCompany();
  const before = manyProducts(1000, fields);
  sortProducts(before, 'rating');
  const readsAtFirst = counted.reads;
  const after = before.with(700, product('other', { price: '300.50', ...fields }));
  inheritOrders(after, before);
  sortProducts(after, 'rating');
  expect(counted.reads - readsAtFirst).toBeLessThan(readsAtFirst / 100);
});

it('in steps a list comes into the order that it has at once, and no step takes a tenth of the comparisons', () => {
  const { counted, ...fields } = countingCompany();
  const products = manyProducts(10_000, fields);
  const atOnce = sortProducts([...products], 'rating');
  const readsAtOnce = counted.reads;
  const steps = sortingSteps(products, 'rating');
  const readsOfSteps: number[] = [];
  let step: ReturnType<typeof steps.next>;
  do {
    counted.reads = 0;
    step = steps.next();
    readsOfSteps.push(counted.reads);
  } while (!step.done);
  expect(Math.max(...readsOfSteps)).toBeLessThan(readsAtOnce / 10);
  expect(step.value).toEqual(atOnce);
  counted.reads = 0;
  expect(sortProducts(products, 'rating')).toBe(step.value);
  expect(sortingSteps(products, 'rating').next()).toEqual({ done: true, value: step.value });
  expect(counted.reads).toBe(0);
});

it('two who sort a list in turns are given the same copy', () => {
  const products = manyProducts(3000);
  const [first, second] = [sortingSteps(products, 'price'), sortingSteps(products, 'price')];
  first.next();
  second.next();
  const sorted = sortProducts(products, 'price');
  const ends = [first, second].map((steps) => {
    let step = steps.next();
    while (!step.done) step = steps.next();
    return step.value;
  });
  expect(ends[0]).toBe(sorted);
  expect(ends[1]).toBe(sorted);
});
