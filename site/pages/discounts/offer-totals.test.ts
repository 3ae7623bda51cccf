import { describe, expect, it } from 'vitest';
import { comparisonText } from './offer-totals.tsx';

describe('the comparison of an offer with the past', () => {
  it.each([
    ['90.00', true, '100.00', '£10.00 below the median total of the last 90 days, £100.00.'],
    ['112.50', true, '100.00', '£12.50 above the median total of the last 90 days, £100.00.'],
    ['100.00', true, '100.00', 'As much as the median total of the last 90 days, £100.00.'],
    ['90.00', true, null, 'We cannot compare this with the usual total of the last 90 days.'],
    ['90.00', false, '100.00', 'We cannot compare this with the usual total of the last 90 days.'],
  ] as const)('of %s (complete: %s) with %s reads “%s”', (total, isComplete, median, text) => {
    expect(comparisonText({ total, isComplete }, median)).toBe(text);
  });
});
