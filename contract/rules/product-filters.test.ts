import { describe, expect, it } from 'vitest';
import type { Product } from '../schemas/product.ts';
import {
  changeFilter,
  filterOptions,
  filterProducts,
  noFilter,
  type ProductFilterName,
} from './product-filters.ts';

const sold = (name: string, dose: string, type: string) =>
  ({ name, dose, company: { type } }) as Product;

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
  it('keep everything in order when nothing is chosen', () => {
    expect(filterProducts(products, noFilter)).toEqual(products);
  });

  it('combine all choices', () => {
    const filter = { medication: 'wegovy', dose: 'all', companyType: 'retail' };
    expect(filterProducts(products, filter)).toEqual([products[0], products[3]]);
    expect(filterProducts(products, { ...filter, dose: '15mg' })).toEqual([]);
  });

  it('find a provider with two types by either', () => {
    const ofType = (companyType: string) => filterProducts(products, { ...noFilter, companyType });
    expect(ofType('specialist')).toEqual([products[2]]);
    expect(ofType('online')).toEqual([products[1], products[2], products[4]]);
  });
});

describe('the options of a filter', () => {
  it('are what is on sale: medications by number of products, doses and types in their own order', () => {
    expect(texts('medication')).toEqual(['All medications', 'Wegovy', 'Mounjaro', 'Saxenda']);
    expect(texts('dose')).toEqual([
      'All doses',
      '2.5mg',
      '0.25mg',
      '1mg',
      '2.4mg',
      '3mg daily',
      '15mg',
    ]);
    expect(texts('companyType')).toEqual(['All types', 'Retail', 'Specialist', 'Online']);
  });

  it('leave out options without results for the earlier choices', () => {
    const mounjaro = { ...noFilter, medication: 'mounjaro' };
    expect(texts('dose', mounjaro)).toEqual(['All doses', '2.5mg', '15mg']);
    expect(texts('companyType', mounjaro)).toEqual(['All types', 'Specialist', 'Online']);
    expect(texts('medication', { ...noFilter, dose: '15mg' })).toContain('Wegovy');
  });
});

describe('a changed filter', () => {
  const chosen = { medication: 'mounjaro', dose: '15mg', companyType: 'online' };

  it('drops later choices that would have no results', () => {
    expect(changeFilter(chosen, { medication: 'wegovy' }, products)).toEqual({
      medication: 'wegovy',
      dose: 'all',
      companyType: 'online',
    });
    expect(changeFilter(chosen, { medication: 'saxenda' }, products)).toEqual({
      medication: 'saxenda',
      dose: 'all',
      companyType: 'all',
    });
  });

  it('keeps later choices that still have results', () => {
    expect(changeFilter(chosen, { companyType: 'specialist' }, products)).toEqual({
      ...chosen,
      companyType: 'specialist',
    });
    expect(changeFilter(chosen, { medication: 'all' }, products)).toEqual({
      ...chosen,
      medication: 'all',
    });
  });
});
