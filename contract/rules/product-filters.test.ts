import { describe, expect, it } from 'vitest';
import type { Product } from '../schemas/product.ts';
import {
  changeFilter,
  countUnknown,
  filterOptions,
  filterProducts,
  filterText,
  isUnlistedDose,
  noFilter,
  type ProductFilterName,
} from './product-filters.ts';
import { unknownTerms, type Terms } from './provider-terms.ts';

const sold = (name: string, dose: string, type: string, rest: object = {}) =>
  ({
    name,
    dose,
    inStock: true,
    company: { type, registrations: [], terms: unknownTerms },
    ...rest,
  }) as object as Product;

const products = [
  sold('Wegovy', '0.25mg', 'Retail pharmacy'),
  sold('Mounjaro', '15mg', 'Online doctor'),
  sold('Mounjaro', '2.5mg', 'Specialist online clinic'),
  sold('Wegovy', '2.4mg', 'Retail pharmacy'),
  sold('Wegovy', '1mg', 'Online doctor'),
  sold('Saxenda', '3mg daily', 'Retail pharmacy'),
];

const texts = (name: ProductFilterName, filter = noFilter) =>
  filterOptions(name, products, filter).map(({ text }) => text);

describe('the filters of products', () => {
  it('find the same, however often they are asked and whatever else is asked between', () => {
    const list = Array.from({ length: 120 }, (_, pounds) =>
      priced(`${pounds}.00`, ['0.00', '0.00']),
    );
    const atMost = (pounds: number, medication = 'wegovy') =>
      filterProducts(list, { ...noFilter, medication, maxTotal: String(pounds) });
    for (const pounds of [...list.keys(), ...list.keys(), 7]) {
      expect(atMost(pounds)).toEqual(list.slice(0, pounds + 1));
      expect(atMost(pounds, 'mounjaro')).toEqual([]);
    }
  });

  it('give nobody the answer to what somebody else has made up', () => {
    const madeUp = { ...noFilter, medication: `wegovy\ndose=${products[0]!.dose}` };
    expect(filterProducts(products, madeUp)).toEqual([]);
    const chosen = { ...noFilter, medication: 'wegovy', dose: products[0]!.dose };
    expect(filterProducts(products, chosen)).toContain(products[0]);
  });

  it('keep everything in order when nothing is chosen', () => {
    expect(filterProducts(products, noFilter)).toEqual(products);
  });

  it('combine all choices', () => {
    const filter = { ...noFilter, medication: 'wegovy', companyType: 'retail' };
    expect(filterProducts(products, filter)).toEqual([products[0], products[3]]);
    expect(filterProducts(products, { ...filter, dose: '15mg' })).toEqual([]);
  });

  it('find a provider with two types by either', () => {
    const ofType = (companyType: string) => filterProducts(products, { ...noFilter, companyType });
    expect(ofType('specialist')).toEqual([products[2]]);
    expect(ofType('online')).toEqual([products[1], products[2], products[4]]);
  });
});

const priced = (price: string, fees: [string | null, string | null], rest: object = {}) =>
  sold('Wegovy', '1mg', 'Online doctor', {
    price,
    consultationFee: fees[0],
    deliveryFee: fees[1],
    ...rest,
  });

describe('the filters by what providers ask', () => {
  const asking = (name: string, terms: Partial<Terms>) =>
    sold('Wegovy', '1mg', 'Online doctor', {
      company: {
        name,
        type: 'Online doctor',
        registrations: [],
        terms: { ...unknownTerms, ...terms },
      },
    });
  const listed = [
    asking('Strict', { minBmi: 32, deliveryRegions: ['england'], switchingProof: 'not-accepted' }),
    asking('Usual', { minBmi: 30, minBmiWithCondition: 27, deliveryRegions: ['england', 'wales'] }),
    asking('Silent', {}),
  ];
  const found = (filter: Partial<typeof noFilter>) =>
    filterProducts(listed, { ...noFilter, ...filter }).map(({ company }) => company.name);

  it.each([
    [{ delivery: 'england' }, ['Strict', 'Usual', 'Silent']],
    [{ delivery: 'wales' }, ['Usual', 'Silent']],
    [{ delivery: 'islands' }, ['Silent']],
    [{ bmi: '25' }, ['Silent']],
    [{ bmi: '27' }, ['Usual', 'Silent']],
    [{ bmi: '32' }, ['Strict', 'Usual', 'Silent']],
    [{ switching: 'yes' }, ['Usual', 'Silent']],
  ])('with %o keep those of whom it is not known: %j', (filter, names) => {
    expect(found(filter)).toEqual(names);
  });

  it('count those of whom it is not known', () => {
    expect(countUnknown(listed, noFilter)).toBe(0);
    expect(countUnknown(listed, { ...noFilter, delivery: 'england' })).toBe(1);
    expect(countUnknown(listed, { ...noFilter, switching: 'yes' })).toBe(2);
  });

  it('offer regions in their own order', () => {
    expect(filterOptions('delivery', listed, noFilter).map(({ value }) => value)).toEqual([
      'all',
      'england',
      'scotland',
      'wales',
      'northern-ireland',
      'islands',
    ]);
  });
});

describe('the filter by order', () => {
  const product = sold('Wegovy', '1mg', 'Online doctor', {
    price: '150.00',
    firstOrderPrice: '99.00',
    consultationFee: '20.00',
    consultationFeeBasis: 'once',
    deliveryFee: '5.00',
  });

  it.each([
    ['all', '150.00', '20.00'],
    ['first', '99.00', '20.00'],
    ['repeat', '150.00', '0.00'],
  ])('%s shows the price %s and the consultation %s', (order, price, consultationFee) => {
    const filter = { ...noFilter, order };
    const shown = filterProducts([product], filter);
    expect(shown).toEqual([{ ...product, price, consultationFee }]);
    expect(filterProducts(shown, filter)).toEqual(shown);
  });

  it.each(['first', 'repeat'])('%s shows the same products, whatever else is chosen', (order) => {
    const listed = [product, ...products.slice(1).map((each) => ({ ...product, ...each }))];
    const upTo = (maxTotal: string) => filterProducts(listed, { ...noFilter, order, maxTotal });
    expect(upTo('9000')).toHaveLength(listed.length);
    for (const [index, shown] of upTo('9001').entries()) expect(shown).toBe(upTo('9000')[index]);
  });

  it('goes before the highest total', () => {
    expect(filterProducts([product], { ...noFilter, maxTotal: '130' })).toEqual([]);
    expect(
      filterProducts([product], { ...noFilter, maxTotal: '130', order: 'first' }),
    ).toHaveLength(1);
  });
});

describe('the filter by the highest total', () => {
  const cheap = priced('150.00', ['0.00', '5.00']);
  const exact = priced('150.00', ['25.00', '5.00']);
  const dear = priced('150.01', ['25.00', '5.00']);
  const incomplete = priced('170.00', [null, '5.00']);
  const atMost = (maxTotal: string) =>
    filterProducts([cheap, exact, dear, incomplete], { ...noFilter, maxTotal });

  it('counts all fees, and keeps what may be within it because a fee is unknown', () => {
    expect(atMost('180')).toEqual([cheap, exact, incomplete]);
    expect(atMost('180.01')).toEqual([cheap, exact, dear, incomplete]);
    expect(atMost('£155.00')).toEqual([cheap]);
  });

  it.each(['', 'cheap', '-5', '1e9', '100000', '180.555', '1,000'])(
    'matches nothing for %j, which is no amount',
    (text) => {
      expect(atMost(text)).toEqual([]);
    },
  );

  it('shows the amount as people write it', () => {
    expect(filterText('maxTotal', '180', [])).toBe('Up to £180');
    expect(filterText('maxTotal', '180.5', [])).toBe('Up to £180.50');
    expect(filterText('maxTotal', 'cheap', [])).toBe('Up to cheap');
  });
});

it('the filters by stock and register offer only what there is', () => {
  const on = (...registers: string[]) => ({
    company: { type: '', registrations: registers.map((register) => ({ register })) },
  });
  const ofRegisters = [
    sold('Wegovy', '1mg', '', { ...on('gmc', 'cqc'), inStock: false }),
    sold('Wegovy', '1mg', '', { ...on('gphc'), inStock: false }),
    sold('Mounjaro', '5mg', '', on()),
  ];
  const offered = (name: ProductFilterName, filter = noFilter) =>
    filterOptions(name, ofRegisters, filter).map(({ value }) => value);
  expect(offered('register')).toEqual(['all', 'cqc', 'gphc', 'gmc']);
  expect(offered('register', { ...noFilter, medication: 'mounjaro' })).toEqual(['all']);
  expect(offered('stock')).toEqual(['all', 'in-stock']);
  expect(offered('stock', { ...noFilter, medication: 'wegovy' })).toEqual(['all']);
  expect(filterProducts(ofRegisters, { ...noFilter, register: 'gmc' })).toEqual([ofRegisters[0]]);
  expect(filterProducts(ofRegisters, { ...noFilter, stock: 'in-stock' })).toEqual([ofRegisters[2]]);
});

describe('the options of a filter', () => {
  it('are what is on sale: medications by number of products, doses by strength within their medication, types in their own order', () => {
    expect(texts('medication')).toEqual(['All medications', 'Wegovy', 'Mounjaro', 'Saxenda']);
    expect(texts('dose')).toEqual([
      'All doses',
      '0.25mg',
      '1mg',
      '2.4mg',
      '2.5mg',
      '15mg',
      '3mg daily',
    ]);
    expect(filterOptions('dose', products, noFilter).map(({ group }) => group)).toEqual([
      undefined,
      ...Array<string>(3).fill('Wegovy'),
      ...Array<string>(2).fill('Mounjaro'),
      'Saxenda',
    ]);
    expect(texts('companyType')).toEqual(['All types', 'Retail', 'Specialist', 'Online']);
  });

  it('are those of the list that is given, however often and for whatever else they were asked', () => {
    const values = (list: readonly Product[], filter = noFilter) =>
      filterOptions('medication', list, filter).map(({ value }) => value);
    expect(values(products)).toEqual(['all', 'wegovy', 'mounjaro', 'saxenda']);
    expect(values(products, { ...noFilter, dose: '15mg' })).toEqual(values(products));
    expect(values(products.slice(0, 2))).toEqual(['all', 'wegovy', 'mounjaro']);
  });

  it('leave out options without results for the other choices, whichever comes first', () => {
    const mounjaro = { ...noFilter, medication: 'mounjaro' };
    expect(texts('dose', mounjaro)).toEqual(['All doses', '2.5mg', '15mg']);
    expect(texts('companyType', mounjaro)).toEqual(['All types', 'Specialist', 'Online']);
    expect(texts('dose', { ...mounjaro, companyType: 'specialist' })).toEqual([
      'All doses',
      '2.5mg',
    ]);
    const soldOut = [...products, sold('Mounjaro', '10mg', 'Online doctor', { inStock: false })];
    const doses = (stock: string) =>
      filterOptions('dose', soldOut, { ...mounjaro, stock }).map(({ value }) => value);
    expect(doses('all')).toEqual(['all', '2.5mg', '10mg', '15mg']);
    expect(doses('in-stock')).toEqual(['all', '2.5mg', '15mg']);
  });

  it('have every medication, which the other choices follow', () => {
    expect(texts('medication', { ...noFilter, dose: '15mg', companyType: 'specialist' })).toEqual(
      texts('medication'),
    );
  });

  it('have what is chosen by its name, even if it has no results', () => {
    const chosen = { ...noFilter, medication: 'saxenda', dose: '15mg', companyType: 'online' };
    expect(texts('dose', chosen)).toEqual(['All doses', '15mg']);
    expect(texts('companyType', chosen)).toEqual(['All types', 'Online']);
    expect(texts('dose', { ...noFilter, dose: '1kg' })).not.toContain('1kg');
  });

  it('are narrowed by an amount, but not by a text that is none', () => {
    const list = [
      priced('100.00', ['0.00', '0.00'], { dose: '1mg' }),
      priced('200.00', ['0.00', '0.00'], { dose: '2mg' }),
    ];
    const doses = (maxTotal: string) =>
      filterOptions('dose', list, { ...noFilter, maxTotal }).map(({ value }) => value);
    expect(doses('150')).toEqual(['all', '1mg']);
    expect(doses('cheap')).toEqual(['all', '1mg', '2mg']);
  });
});

describe('a dose is not listed', () => {
  const isUnlisted = (medication: string, dose: string) =>
    isUnlistedDose({ medication, dose }, products);

  it('if its medication comes in others only, whether another one comes in it or none', () => {
    expect(isUnlisted('wegovy', '15mg')).toBe(true);
    expect(isUnlisted('mounjaro', '99mg')).toBe(true);
  });

  it('for no medication that nobody lists, and without one or the other', () => {
    expect(isUnlisted('mounjaro', '15mg')).toBe(false);
    expect(isUnlisted('ozempic', '15mg')).toBe(false);
    expect(isUnlisted('all', '99mg')).toBe(false);
    expect(isUnlisted('wegovy', 'all')).toBe(false);
  });
});

describe('a changed filter', () => {
  const chosen = { ...noFilter, medication: 'mounjaro', dose: '15mg', companyType: 'online' };

  it('drops other choices that would have no results', () => {
    expect(changeFilter(chosen, { medication: 'wegovy' }, products)).toEqual({
      ...noFilter,
      medication: 'wegovy',
      companyType: 'online',
    });
    expect(changeFilter(chosen, { medication: 'saxenda' }, products)).toEqual({
      ...noFilter,
      medication: 'saxenda',
    });
    expect(changeFilter({ ...chosen, maxTotal: '1' }, { medication: 'wegovy' }, products)).toEqual({
      ...noFilter,
      medication: 'wegovy',
      companyType: 'online',
      maxTotal: '1',
    });
  });

  it('keeps other choices that still have results', () => {
    expect(changeFilter({ ...chosen, dose: '2.5mg' }, { dose: '15mg' }, products)).toEqual(chosen);
    expect(changeFilter(chosen, { companyType: 'specialist' }, products)).toEqual({
      ...chosen,
      dose: 'all',
      companyType: 'specialist',
    });
    expect(changeFilter(chosen, { medication: 'all' }, products)).toEqual({
      ...chosen,
      medication: 'all',
    });
  });

  it('drops nothing for an amount', () => {
    const list = [priced('100.00', ['0.00', '0.00']), priced('200.00', ['0.00', '0.00'])];
    const online = { ...noFilter, medication: 'wegovy', companyType: 'online' };
    expect(changeFilter(online, { maxTotal: '50' }, list)).toEqual({ ...online, maxTotal: '50' });
  });
});
