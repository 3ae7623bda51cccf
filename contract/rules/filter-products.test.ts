import { describe, expect, it } from 'vitest';
import { pricedProduct, soldProduct, soldProducts } from '../testing/sold-products.ts';
import { countUnknown, filterProducts } from './filter-products.ts';
import { noFilter } from './product-filters.ts';
import { unknownTerms, type Terms } from './provider-terms.ts';

describe('the filters of products', () => {
  it('find the same, however often they are asked and whatever else is asked between', () => {
    const list = Array.from({ length: 120 }, (_, pounds) =>
      pricedProduct(`${pounds}.00`, ['0.00', '0.00']),
    );
    const atMost = (pounds: number, medication = 'wegovy') =>
      filterProducts(list, { ...noFilter, medication, maxTotal: String(pounds) });
    for (const pounds of [...list.keys(), ...list.keys(), 7]) {
      expect(atMost(pounds)).toEqual(list.slice(0, pounds + 1));
      expect(atMost(pounds, 'mounjaro')).toEqual([]);
    }
  });

  it('give nobody the answer to what somebody else has made up', () => {
    const madeUp = { ...noFilter, medication: `wegovy\ndose=${soldProducts[0].dose}` };
    expect(filterProducts(soldProducts, madeUp)).toEqual([]);
    const chosen = { ...noFilter, medication: 'wegovy', dose: soldProducts[0].dose };
    expect(filterProducts(soldProducts, chosen)).toContain(soldProducts[0]);
  });

  it('keep everything in order when nothing is chosen', () => {
    expect(filterProducts(soldProducts, noFilter)).toEqual(soldProducts);
  });

  it('combine all choices', () => {
    const filter = { ...noFilter, medication: 'wegovy', companyType: 'retail' };
    expect(filterProducts(soldProducts, filter)).toEqual([soldProducts[0], soldProducts[3]]);
    expect(filterProducts(soldProducts, { ...filter, dose: '15mg' })).toEqual([]);
  });

  it('find a provider with two types by either', () => {
    const ofType = (companyType: string) =>
      filterProducts(soldProducts, { ...noFilter, companyType });
    expect(ofType('specialist')).toEqual([soldProducts[2]]);
    expect(ofType('online')).toEqual([soldProducts[1], soldProducts[2], soldProducts[4]]);
  });
});

describe('the filters by what providers ask', () => {
  const asking = (name: string, terms: Partial<Terms>) =>
    soldProduct('Wegovy', '1mg', 'Online doctor', {
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
});

describe('the filter by order', () => {
  const product = soldProduct('Wegovy', '1mg', 'Online doctor', {
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
    const listed = [product, ...soldProducts.slice(1).map((each) => ({ ...product, ...each }))];
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
  const cheap = pricedProduct('150.00', ['0.00', '5.00']);
  const exact = pricedProduct('150.00', ['25.00', '5.00']);
  const dear = pricedProduct('150.01', ['25.00', '5.00']);
  const incomplete = pricedProduct('170.00', [null, '5.00']);
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
});
