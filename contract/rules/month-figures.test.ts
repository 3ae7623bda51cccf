import { describe, expect, it } from 'vitest';
import {
  changedPrices,
  dosePrices,
  monthCounts,
  priceRanges,
  type MonthListing,
} from './month-figures.ts';
import { monthBounds } from './report-month.ts';

const listing = (fields: Partial<MonthListing>): MonthListing => ({
  provider: 'Ashdown Online Clinic',
  providerType: 'Specialist online clinic',
  medication: 'Mounjaro',
  dose: '5mg',
  pricePence: 15000,
  baselinePence: 15000,
  inStock: true,
  isRegistered: true,
  ...fields,
});

describe('the prices of each dose', () => {
  it('are the best, the highest and the average of what registered providers have in stock, by strength', () => {
    const rows = dosePrices([
      listing({ dose: '10mg', pricePence: 20000 }),
      listing({ dose: '2.5mg', pricePence: 12000 }),
      listing({ dose: '2.5mg', pricePence: 13001 }),
      listing({ dose: '2.5mg', pricePence: 9900, inStock: false }),
      listing({ dose: '2.5mg', pricePence: 9800, isRegistered: false }),
    ]);
    expect(rows).toEqual([
      {
        medication: 'Mounjaro',
        dose: '2.5mg',
        bestPence: 12000,
        highestPence: 13001,
        averagePence: 12501,
      },
      {
        medication: 'Mounjaro',
        dose: '10mg',
        bestPence: 20000,
        highestPence: 20000,
        averagePence: 20000,
      },
    ]);
  });
});

describe('the price ranges', () => {
  it('count a provider of two kinds in both, and leave out what no registered provider has in stock', () => {
    const rows = priceRanges([
      listing({ pricePence: 15000 }),
      listing({ pricePence: 18000, providerType: 'Online pharmacy' }),
      listing({ pricePence: 14000, providerType: 'Retail pharmacy', inStock: false }),
      listing({ pricePence: 13000, providerType: 'Online pharmacy', isRegistered: false }),
    ]);
    expect(rows).toEqual([
      { category: 'Online', medication: 'Mounjaro', lowestPence: 15000, highestPence: 18000 },
      { category: 'Specialist', medication: 'Mounjaro', lowestPence: 15000, highestPence: 15000 },
    ]);
  });
});

describe('the changed prices', () => {
  it('leave out what stayed and what is new', () => {
    const rows = changedPrices([
      listing({ dose: '5mg' }),
      listing({ dose: '7.5mg', baselinePence: null }),
      listing({ dose: '10mg', baselinePence: 16000 }),
    ]);
    expect(rows).toEqual([
      {
        provider: 'Ashdown Online Clinic',
        medication: 'Mounjaro',
        dose: '10mg',
        baselinePence: 16000,
        currentPence: 15000,
      },
    ]);
  });
});

describe('the counts of a month', () => {
  it('go by the labels that reports use', () => {
    const counts = monthCounts({
      listings: [
        listing({}),
        listing({ baselinePence: 14000 }),
        listing({ baselinePence: 16000, inStock: false }),
      ],
      providerCount: 2,
      offerCount: 5,
    });
    expect(Object.fromEntries(counts)).toEqual({
      'products analysed': '3',
      'products tracked': '3',
      'providers tracked': '2',
      'of products changed price': '67%',
      'of products in stock': '67%',
      'price increases': '1',
      'price decreases': '1',
      'offers running': '5',
    });
  });
});

describe('a month', () => {
  it.each([
    ['2026-09-15T12:00:00.000Z', '2026-08-31T23:00:00.000Z', '2026-09-30T23:00:00.000Z'],
    ['2026-08-31T23:00:00.000Z', '2026-08-31T23:00:00.000Z', '2026-09-30T23:00:00.000Z'],
    ['2026-10-31T12:00:00.000Z', '2026-09-30T23:00:00.000Z', '2026-11-01T00:00:00.000Z'],
    ['2026-12-31T23:59:59.000Z', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
    ['2027-03-01T00:00:00.000Z', '2027-03-01T00:00:00.000Z', '2027-03-31T23:00:00.000Z'],
  ])('that holds %s begins at %s and ends before %s by British clocks', (time, start, end) => {
    const bounds = monthBounds(time);
    expect([bounds.start.toISOString(), bounds.end.toISOString()]).toEqual([start, end]);
  });
});
