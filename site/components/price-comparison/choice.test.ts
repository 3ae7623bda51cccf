import { describe, expect, it } from 'vitest';
import {
  comparisonParameters,
  nothingChosen,
  readComparisonChoice,
  toComparisonParameters,
  type ComparisonChoice,
} from './choice.ts';

const read = (query: string) => readComparisonChoice(new URLSearchParams(query));

describe('the choice in a query', () => {
  it('is everything by price, lowest first, without parameters', () => {
    expect(read('')).toEqual(nothingChosen);
  });

  it('ignores case', () => {
    expect(read('medication=Mounjaro&dose=3MG+daily&type=Online&sort=PRICE-DESC')).toEqual({
      medication: 'mounjaro',
      dose: '3mg daily',
      companyType: 'online',
      sortBy: 'price-desc',
    });
  });

  it('keeps a medication or dose that nobody sells', () => {
    expect(read('medication=ozempic&dose=99mg')).toMatchObject({
      medication: 'ozempic',
      dose: '99mg',
    });
  });

  it.each(['type=shop', 'sort=cheapest', 'medication=', 'dose=+', 'colour=red', 'type=toString'])(
    'ignores the invalid value in %s',
    (query) => {
      expect(read(query)).toEqual(nothingChosen);
    },
  );
});

describe('the parameters of a choice', () => {
  it('are in a fixed order', () => {
    const choice: ComparisonChoice = {
      sortBy: 'total',
      companyType: 'online',
      dose: '1mg',
      medication: 'wegovy',
      asOf: '2025-08-31',
    };
    expect(Object.entries(toComparisonParameters(choice))).toEqual([
      ['medication', 'wegovy'],
      ['dose', '1mg'],
      ['type', 'online'],
      ['sort', 'total'],
      ['asOf', '2025-08-31'],
    ]);
    expect(Object.keys(toComparisonParameters(nothingChosen))).toEqual([...comparisonParameters]);
  });

  it('leave the default order out', () => {
    expect(toComparisonParameters(nothingChosen).sort).toBeUndefined();
  });
});
