import { describe, expect, it } from 'vitest';
import { pricedProduct, soldProducts } from '../testing/sold-products.ts';
import { changeFilter, isUnlistedDose } from './change-filter.ts';
import { noFilter } from './product-filters.ts';

describe('a changed filter', () => {
  const chosen = { ...noFilter, medication: 'mounjaro', dose: '15mg', companyType: 'online' };

  it('drops other choices that would have no results', () => {
    expect(changeFilter(chosen, { medication: 'wegovy' }, soldProducts)).toEqual({
      ...noFilter,
      medication: 'wegovy',
      companyType: 'online',
    });
    expect(changeFilter(chosen, { medication: 'saxenda' }, soldProducts)).toEqual({
      ...noFilter,
      medication: 'saxenda',
    });
    expect(
      changeFilter({ ...chosen, maxTotal: '1' }, { medication: 'wegovy' }, soldProducts),
    ).toEqual({
      ...noFilter,
      medication: 'wegovy',
      companyType: 'online',
      maxTotal: '1',
    });
  });

  it('keeps other choices that still have results', () => {
    expect(changeFilter({ ...chosen, dose: '2.5mg' }, { dose: '15mg' }, soldProducts)).toEqual(
      chosen,
    );
    expect(changeFilter(chosen, { companyType: 'specialist' }, soldProducts)).toEqual({
      ...chosen,
      dose: 'all',
      companyType: 'specialist',
    });
    expect(changeFilter(chosen, { medication: 'all' }, soldProducts)).toEqual({
      ...chosen,
      medication: 'all',
    });
  });

  it('drops nothing for an amount', () => {
    const list = [
      pricedProduct('100.00', ['0.00', '0.00']),
      pricedProduct('200.00', ['0.00', '0.00']),
    ];
    const online = { ...noFilter, medication: 'wegovy', companyType: 'online' };
    expect(changeFilter(online, { maxTotal: '50' }, list)).toEqual({ ...online, maxTotal: '50' });
  });
});

describe('a dose is not listed', () => {
  const isUnlisted = (medication: string, dose: string) =>
    isUnlistedDose({ medication, dose }, soldProducts);

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
