import { describe, expect, it } from 'vitest';
import type { Product } from '../schemas/product.ts';
import { pricedProduct, soldProduct, soldProducts } from '../testing/sold-products.ts';
import { filterOptions, filterText } from './filter-options.ts';
import { filterProducts } from './filter-products.ts';
import { noFilter, type ProductFilterName } from './product-filters.ts';
import { unknownTerms } from './provider-terms.ts';

const texts = (name: ProductFilterName, filter = noFilter) =>
  filterOptions(name, soldProducts, filter).map(({ text }) => text);

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
    expect(filterOptions('dose', soldProducts, noFilter).map(({ group }) => group)).toEqual([
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
    expect(values(soldProducts)).toEqual(['all', 'wegovy', 'mounjaro', 'saxenda']);
    expect(values(soldProducts, { ...noFilter, dose: '15mg' })).toEqual(values(soldProducts));
    expect(values(soldProducts.slice(0, 2))).toEqual(['all', 'wegovy', 'mounjaro']);
  });

  it('leave out options without results for the other choices, whichever comes first', () => {
    const mounjaro = { ...noFilter, medication: 'mounjaro' };
    expect(texts('dose', mounjaro)).toEqual(['All doses', '2.5mg', '15mg']);
    expect(texts('companyType', mounjaro)).toEqual(['All types', 'Specialist', 'Online']);
    expect(texts('dose', { ...mounjaro, companyType: 'specialist' })).toEqual([
      'All doses',
      '2.5mg',
    ]);
    const soldOut = [
      ...soldProducts,
      soldProduct('Mounjaro', '10mg', 'Online doctor', { inStock: false }),
    ];
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
      pricedProduct('100.00', ['0.00', '0.00'], { dose: '1mg' }),
      pricedProduct('200.00', ['0.00', '0.00'], { dose: '2mg' }),
    ];
    const doses = (maxTotal: string) =>
      filterOptions('dose', list, { ...noFilter, maxTotal }).map(({ value }) => value);
    expect(doses('150')).toEqual(['all', '1mg']);
    expect(doses('cheap')).toEqual(['all', '1mg', '2mg']);
  });

  it('of regions have their own order', () => {
    const terms = { ...unknownTerms, deliveryRegions: ['wales'] };
    const company = { type: 'Online doctor', registrations: [], terms };
    const listed = [soldProduct('Wegovy', '1mg', '', { company }), ...soldProducts];
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

it('the filters by stock and register offer only what there is', () => {
  const on = (...registers: string[]) => ({
    company: { type: '', registrations: registers.map((register) => ({ register })) },
  });
  const ofRegisters = [
    soldProduct('Wegovy', '1mg', '', { ...on('gmc', 'cqc'), inStock: false }),
    soldProduct('Wegovy', '1mg', '', { ...on('gphc'), inStock: false }),
    soldProduct('Mounjaro', '5mg', '', on()),
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

it('an amount is shown as people write it', () => {
  expect(filterText('maxTotal', '180', [])).toBe('Up to £180');
  expect(filterText('maxTotal', '180.5', [])).toBe('Up to £180.50');
  expect(filterText('maxTotal', 'cheap', [])).toBe('Up to cheap');
});
