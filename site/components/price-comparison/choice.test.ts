import { describe, expect, it } from 'vitest';
import { londonDay, londonMidnight } from '#contract/rules/date.ts';
import { noFilter } from '#contract/rules/product-filters.ts';
import { exampleProduct, unknownProduct } from '../examples/example-data.ts';
import {
  comparisonParameters,
  nothingChosen,
  readComparisonChoice,
  toComparisonParameters,
  withListedDose,
  type ComparisonChoice,
} from './choice.ts';

const read = (query: string) => readComparisonChoice(new URLSearchParams(query));

describe('the choice in a query', () => {
  it('is everything by total, lowest first, without parameters', () => {
    expect(read('')).toEqual(nothingChosen);
  });

  it('ignores case', () => {
    expect(
      read(
        'medication=Mounjaro&dose=3MG+daily&type=Online&stock=In-Stock&register=GPhC&sort=PRICE-DESC',
      ),
    ).toEqual({
      ...noFilter,
      medication: 'mounjaro',
      dose: '3mg daily',
      companyType: 'online',
      stock: 'in-stock',
      register: 'gphc',
      maxTotal: 'all',
      sortBy: 'price-desc',
      page: 1,
    });
  });

  it('keeps a medication or dose that nobody sells', () => {
    expect(read('medication=ozempic&dose=99mg')).toMatchObject({
      medication: 'ozempic',
      dose: '99mg',
    });
  });

  it('is of a past day only: what was known when today ends is what is known now', () => {
    const day = (daysAhead: number) => londonDay(londonMidnight(new Date(), daysAhead));
    expect(read(`asOf=${day(0)}`)).toEqual(nothingChosen);
    expect(read(`asOf=${day(-1)}`).asOf).toBe(day(-1));
    // So that the page can say what is wrong with it.
    expect(read(`asOf=${day(1)}`).asOf).toBe(day(1));
    expect(read('asOf=yesterday').asOf).toBe('yesterday');
  });

  it('keeps an amount as it was typed, so that the page can say what is wrong with it', () => {
    expect(read('max=180.50').maxTotal).toBe('180.50');
    expect(read('max=cheap').maxTotal).toBe('cheap');
  });

  it('takes “all” for no answer to what the dose is now and what a month may cost', () => {
    expect(read('medication=mounjaro&now=all&dose=5mg&budget=All')).toMatchObject({
      dose: '5mg',
      now: undefined,
      budget: undefined,
    });
  });

  it('shows the dose now if no other is asked for, and remembers it beside any', () => {
    expect(read('medication=mounjaro&now=5mg&dose=&budget=180')).toMatchObject({
      dose: '5mg',
      now: '5mg',
      budget: '180',
    });
    expect(read('medication=mounjaro&now=5mg&dose=7.5mg')).toMatchObject({
      dose: '7.5mg',
      now: '5mg',
    });
    expect(read('medication=mounjaro&now=5mg&dose=5mg')).toMatchObject({ dose: '5mg', now: '5mg' });
  });

  it.each([
    ['2', 2],
    ['everything', 'everything'],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['last', 1],
    ['9999999', 1],
  ])('reads page %s as %s', (text, page) => {
    expect(read(`page=${text}`).page).toBe(page);
  });

  it.each([
    'stock=some',
    'register=nobody',
    'max=',
    'type=shop',
    'sort=cheapest',
    'medication=',
    'dose=+',
    'delivery=france',
    'bmi=31',
    'order=any',
    'colour=red',
    'type=toString',
  ])('ignores the invalid value in %s', (query) => {
    expect(read(query)).toEqual(nothingChosen);
  });
});

describe('the parameters of a choice', () => {
  it('are in a fixed order', () => {
    const choice: ComparisonChoice = {
      page: 2,
      budget: '180',
      now: '0.5mg',
      sortBy: 'total',
      order: 'first',
      switching: 'yes',
      bmi: '30',
      delivery: 'wales',
      maxTotal: '200',
      register: 'cqc',
      stock: 'in-stock',
      companyType: 'online',
      dose: '1mg',
      medication: 'wegovy',
      asOf: '2025-08-31',
    };
    expect(Object.entries(toComparisonParameters(choice))).toEqual([
      ['medication', 'wegovy'],
      ['dose', '1mg'],
      ['type', 'online'],
      ['stock', 'in-stock'],
      ['register', 'cqc'],
      ['max', '200'],
      ['delivery', 'wales'],
      ['bmi', '30'],
      ['switching', 'yes'],
      ['order', 'first'],
      ['sort', 'total'],
      ['asOf', '2025-08-31'],
      ['now', '0.5mg'],
      ['budget', '180'],
      ['page', '2'],
    ]);
    expect(Object.keys(toComparisonParameters(nothingChosen))).toEqual([...comparisonParameters]);
  });

  it('keep the dose now where it is the dose of the rows', () => {
    expect(toComparisonParameters(read('now=5mg'))).toMatchObject({ dose: '5mg', now: '5mg' });
  });

  it('leave the default order and the first page out', () => {
    expect(toComparisonParameters(nothingChosen)).toMatchObject({
      sort: undefined,
      page: undefined,
    });
  });
});

describe('a choice of a dose', () => {
  const products = [exampleProduct, unknownProduct];

  it('that nobody lists of its medication is one of all its doses, and forgets the dose now', () => {
    const choice = read('medication=wegovy&dose=2.5mg&now=1mg&type=online&budget=180');
    expect(withListedDose(choice, products)).toEqual({
      ...nothingChosen,
      medication: 'wegovy',
      companyType: 'online',
      budget: '180',
    });
  });

  it.each(['medication=wegovy&dose=1mg&now=2.5mg', 'dose=2.5mg', 'medication=ozempic&dose=1mg'])(
    'stays as it is with %s',
    (query) => {
      expect(withListedDose(read(query), products)).toEqual(read(query));
    },
  );
});
