import { describe, expect, it } from 'vitest';
import { comparedOrder, offerTotals, type OfferTerms } from './offer-totals.ts';
import type { Charge } from './total-cost.ts';

/** 100 (80 for the first order), 20 for the consultation once, 5 for delivery. */
const charge: Charge = {
  pricePence: 10_000,
  firstOrderPricePence: 8000,
  consultationFeePence: 2000,
  consultationFeeBasis: 'once',
  deliveryFeePence: 500,
};
const offer: OfferTerms = {
  forWhom: 'new',
  takenOff: ['price'],
  percentageOff: 25,
  fixedAmountOffPence: null,
};

describe('the totals with an offer', () => {
  it.each<[string, Partial<OfferTerms>, newPatient: number, returningPatient: number]>([
    ['25% off the price for new patients', {}, 7500 + 2500, 10_500],
    ['for returning patients', { forWhom: 'returning' }, 10_500, 7500 + 500],
    ['for everyone', { forWhom: 'everyone' }, 10_000, 8000],
    ['of the consultation', { takenOff: ['consultation'] }, 10_500 - 500, 10_500],
    [
      'of a consultation that is not charged again',
      { takenOff: ['consultation'], forWhom: 'returning' },
      10_500,
      10_500,
    ],
    ['of delivery', { takenOff: ['delivery'], forWhom: 'everyone' }, 10_375, 10_375],
    ['of price and consultation', { takenOff: ['consultation', 'price'] }, 9500, 10_500],
    [
      'of less than the first order has off anyway',
      { percentageOff: null, fixedAmountOffPence: 1000 },
      10_500,
      10_500,
    ],
    [
      'of more than there is',
      { percentageOff: null, fixedAmountOffPence: 9900, takenOff: ['delivery'] },
      10_000,
      10_500,
    ],
  ])('are worked out: %s', (_title, terms, newPatient, returningPatient) => {
    expect(offerTotals({ ...offer, ...terms }, charge)).toEqual({
      newPatient: { pence: newPatient, isComplete: true },
      returningPatient: { pence: returningPatient, isComplete: true },
    });
  });

  it('are of the first order’s own price where that is higher', () => {
    const totals = offerTotals(offer, { ...charge, firstOrderPricePence: 12_000 });
    expect(totals?.newPatient).toEqual({ pence: 9000 + 2500, isComplete: true });
  });

  it('are “at least” where a fee is unknown', () => {
    const totals = offerTotals(offer, { ...charge, deliveryFeePence: null });
    expect(totals?.newPatient).toEqual({ pence: 9500, isComplete: false });
  });

  it.each<[string, Partial<OfferTerms>]>([
    ['does not say for whom it is', { forWhom: null }],
    ['does not say how much', { percentageOff: null }],
    ['says it twice', { fixedAmountOffPence: 1000 }],
    ['does not say what it is taken off from', { takenOff: [] }],
  ])('are unknown if it %s', (_title, terms) => {
    expect(offerTotals({ ...offer, ...terms }, charge)).toBeNull();
  });
});

it.each([
  ['returning', 'repeat'],
  ['new', 'first'],
  ['everyone', 'first'],
] as const)('an offer for %s is compared with what a %s order came to', (forWhom, order) => {
  expect(comparedOrder(forWhom)).toBe(order);
});
