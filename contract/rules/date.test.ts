import { describe, expect, it } from 'vitest';
import { formatDaysFrom, isStale, staleBefore } from './date.ts';

const now = new Date('2026-11-20T12:00:00.000Z');

describe('a price', () => {
  it('is stale after thirty days, and the list of stale prices begins at the same moment', () => {
    const limit = '2026-10-21T12:00:00.000Z';
    expect(staleBefore(now)).toBe(limit);
    expect(isStale(limit, now)).toBe(false);
    expect(isStale('2026-10-21T11:59:59.999Z', now)).toBe(true);
  });
});

describe('days', () => {
  it.each([
    ['2026-11-20T00:00:00.000Z', 'today'],
    ['2026-11-19T23:59:00.000Z', 'yesterday'],
    ['2026-11-08T23:00:00.000Z', '12 days ago'],
    ['2026-11-21T00:00:00.000Z', 'tomorrow'],
    ['2026-11-27T12:00:00.000Z', 'in 7 days'],
    // Half past eleven in UTC is past midnight in British summer time.
    ['2026-10-01T23:30:00.000Z', '49 days ago'],
  ])('to %s are “%s”', (time, words) => {
    expect(formatDaysFrom(time, now)).toBe(words);
  });
});
