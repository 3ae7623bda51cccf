import { describe, expect, it } from 'vitest';
import {
  changesByDose,
  changesByProvider,
  priceChangeRecord,
  type PriceChangeRow,
} from './report-figures.ts';
import { nextReportMonth } from './report-month.ts';
import {
  formatSignedPercentage,
  formatSignedPrice,
  percentageDifference,
} from './signed-figures.ts';

const row = (fields: Partial<PriceChangeRow>): PriceChangeRow => ({
  provider: 'Ashdown Online Clinic',
  medication: 'Mounjaro',
  dose: '2.5mg',
  baselinePence: 10000,
  currentPence: 11000,
  ...fields,
});

describe('a price change record', () => {
  it.each([
    [15000, 16500, '15.00', 10, 'increase'],
    [29400, 32900, '35.00', 11.9, 'increase'],
    [20300, 18300, '-20.00', -9.9, 'decrease'],
    [13499, 13499, '0.00', 0, 'same'],
  ])('from %i to %i pence is %s pounds, %s per cent, %s', (before, now, amount, per, direction) => {
    const record = priceChangeRecord(row({ baselinePence: before, currentPence: now }));
    expect(record).toMatchObject({
      changeAmount: amount,
      changePercentage: per,
      direction,
    });
  });

  it('keeps whose price of what it is, with both prices in pounds', () => {
    expect(priceChangeRecord(row({ baselinePence: 12950, currentPence: 13000 }))).toMatchObject({
      provider: 'Ashdown Online Clinic',
      medication: 'Mounjaro',
      dosage: '2.5mg',
      baselinePrice: '129.50',
      currentPrice: '130.00',
    });
  });
});

describe('the summary by provider', () => {
  it('counts what went up and down, and compares what all prices come to together', () => {
    // The mean of their percentages would be +0.7.
    const rows = [
      row({ currentPence: 11000 }),
      row({ dose: '5mg', currentPence: 9500 }),
      row({ dose: '7.5mg', baselinePence: 40000, currentPence: 38800 }),
      row({ dose: '10mg', currentPence: 10000 }),
    ];
    expect(changesByProvider(rows)).toEqual([
      { provider: 'Ashdown Online Clinic', increases: 1, decreases: 2, avgChange: -1 },
    ]);
  });

  it('begins with the largest increase and orders ties alphabetically', () => {
    const rows = [
      row({ provider: 'Cedar', currentPence: 9000 }),
      row({ provider: 'Brook', currentPence: 10200 }),
      row({ provider: 'Ashdown', currentPence: 10200 }),
      row({ provider: 'Dale', currentPence: 10500 }),
    ];
    expect(changesByProvider(rows).map(({ provider }) => provider)).toEqual([
      'Dale',
      'Ashdown',
      'Brook',
      'Cedar',
    ]);
  });

  it('shows changes that cancel each other out as nothing, not as a decrease', () => {
    const [summary] = changesByProvider([
      row({ baselinePence: 100000, currentPence: 99999 }),
      row({ currentPence: 10000 }),
    ]);
    expect(Object.is(summary?.avgChange, 0)).toBe(true);
  });
});

describe('the summary by dose', () => {
  it('keeps the medications apart and the doses in order of strength', () => {
    const rows = [
      row({ dose: '10mg', currentPence: 9000 }),
      row({ dose: '2.5mg' }),
      row({ medication: 'Wegovy', dose: '1mg' }),
      row({ provider: 'Brook', dose: '2.5mg', currentPence: 9800 }),
    ];
    expect(changesByDose(rows)).toEqual([
      { medication: 'Mounjaro', dosage: '2.5mg', increases: 1, decreases: 1, avgChange: 4 },
      { medication: 'Mounjaro', dosage: '10mg', increases: 0, decreases: 1, avgChange: -10 },
      { medication: 'Wegovy', dosage: '1mg', increases: 1, decreases: 0, avgChange: 10 },
    ]);
  });
});

describe('the difference between the best and the highest price', () => {
  it.each([
    [12900, 16300, 26.4],
    [15000, 28000, 86.7],
    [9900, 9900, 0],
  ])('from %i to %i pence is %s %% of the best', (best, highest, difference) => {
    expect(percentageDifference(best, highest)).toBe(difference);
  });
});

describe('a change in a report', () => {
  it('has a plus or a minus in front, and nothing when there is none', () => {
    expect([4.5, -3, 0].map((change) => formatSignedPercentage(change))).toEqual([
      '+4.5%',
      '−3.0%',
      '0.0%',
    ]);
    expect(formatSignedPercentage(-10, 0)).toBe('−10%');
    expect([500, -750, 0].map(formatSignedPrice)).toEqual(['+£5', '−£7.50', '£0']);
  });
});

describe('the next report', () => {
  const monthOf = (...months: string[]) => nextReportMonth(months)?.slice(0, 7);

  it('is about the month after that of the newest', () => {
    expect(monthOf('2025-07-01T12:00:00.000Z', '2025-08-01T12:00:00.000Z')).toBe('2025-09');
    expect(monthOf('2025-12-01T12:00:00.000Z')).toBe('2026-01');
    expect(monthOf('2026-01-31T12:00:00.000Z')).toBe('2026-02');
  });

  it('takes the month in British time: midnight on 1 August is still July elsewhere', () => {
    expect(monthOf('2025-07-31T23:00:00.000Z')).toBe('2025-09');
  });

  it('is unknown as long as there is none', () => {
    expect(nextReportMonth([])).toBeNull();
  });
});
