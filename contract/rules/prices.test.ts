import { describe, expect, it } from 'vitest';
import { compareDoses } from './dose.ts';
import { priceChangeText, priceDifference, trendOf } from './price-change.ts';
import { hasCompanyType } from './provider-type.ts';
import { pricePlusDelivery, totalCost } from './total-cost.ts';

describe('the total cost', () => {
  it('is the sum of price, consultation and delivery', () => {
    expect(totalCost({ price: '129.00', consultationFee: '15.00', deliveryFee: '4.95' })).toEqual({
      pence: 14895,
      isComplete: true,
    });
  });

  it('is a minimum while a fee is unknown', () => {
    expect(totalCost({ price: '129.00', consultationFee: null, deliveryFee: '4.95' })).toEqual({
      pence: 13395,
      isComplete: false,
    });
  });

  it('is complete when the fees are known to be zero', () => {
    expect(totalCost({ price: '129.00', consultationFee: '0.00', deliveryFee: '0.00' })).toEqual({
      pence: 12900,
      isComplete: true,
    });
  });

  it.each([
    ['any', 'once', 15_300],
    ['first', 'once', 12_300],
    ['first', 'order', 12_300],
    ['first', null, 12_300],
    ['repeat', 'once', 13_300],
    ['repeat', 'yearly', 13_300],
    ['repeat', 'order', 15_300],
    ['repeat', null, 15_300],
  ] as const)('of %s order with a consultation charged %s is %i pence', (order, basis, pence) => {
    const row = {
      price: '129.00',
      firstOrderPrice: '99.00',
      consultationFee: '20.00',
      consultationFeeBasis: basis,
      deliveryFee: '4.00',
    };
    expect(totalCost(row, order)).toEqual({ pence, isComplete: true });
    expect(totalCost(row)).toEqual({ pence: 15_300, isComplete: true });
  });

  it('of a repeat order is complete without a fee that is not charged again', () => {
    const row = {
      price: '129.00',
      firstOrderPrice: null,
      consultationFee: null,
      consultationFeeBasis: 'once',
      deliveryFee: '4.00',
    } as const;
    expect(totalCost(row, 'repeat')).toEqual({ pence: 13_300, isComplete: true });
    expect(totalCost(row, 'first')).toEqual({ pence: 13_300, isComplete: false });
  });

  it('in the sort order “total” is price plus delivery, and unknown without a delivery fee', () => {
    expect(pricePlusDelivery({ price: '129.00', deliveryFee: '4.95' })).toBe(13395);
    expect(pricePlusDelivery({ price: '129.00', deliveryFee: null })).toBeNull();
  });
});

describe('a price change', () => {
  it.each([
    [10000, 11000, 'increase', 10, 'Price increased by 10%'],
    [10000, 9950, 'decrease', 0.5, 'Price decreased by 0.5%'],
    [12900, 13550, 'increase', 5, 'Price increased by 5%'],
    [10000, 10000, 'same', 0, 'Price unchanged'],
    [12999, 13000, 'increase', 0, 'Price increased by less than 0.1%'],
    [13000, 12999, 'decrease', 0, 'Price decreased by less than 0.1%'],
  ])('from %i to %i pence is an %s of %s %%', (before, after, change, percentage, text) => {
    const difference = priceDifference(before, after);
    expect(difference).toEqual({ change, percentage });
    expect(priceChangeText(difference)).toBe(text);
  });

  it.each([
    [13000, 'increase'],
    [12998, 'decrease'],
    [12999, 'same'],
  ])('of several prices together is told by their sums: 12999 and then %i is %s', (now, change) => {
    const prices = [
      { baselinePence: 12999, currentPence: now },
      { baselinePence: 50000, currentPence: 50000 },
      { baselinePence: null, currentPence: 90000 },
    ];
    expect(trendOf(prices)).toEqual({ change, percentage: 0 });
  });

  it('of nothing that can be compared is not known', () => {
    const prices = [{ baselinePence: null, currentPence: 90000 }];
    expect(trendOf(prices)).toBeNull();
  });
});

describe('doses', () => {
  it('are ordered by strength', () => {
    expect(['10mg', '0.25mg', '3mg daily', '2.5mg'].toSorted(compareDoses)).toEqual([
      '0.25mg',
      '2.5mg',
      '3mg daily',
      '10mg',
    ]);
  });
});

describe('a provider’s type', () => {
  it('matches the filter’s word anywhere and in any case', () => {
    expect(hasCompanyType('Specialist online clinic', 'online')).toBe(true);
    expect(hasCompanyType('Specialist online clinic', 'specialist')).toBe(true);
    expect(hasCompanyType('Specialist online clinic', 'retail')).toBe(false);
  });
});
