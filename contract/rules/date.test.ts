import { describe, expect, it } from 'vitest';
import {
  formatDaysFrom,
  isStale,
  londonDay,
  londonMidnight,
  staleBefore,
  staleFrom,
} from './date.ts';

const now = new Date('2026-11-20T12:00:00.000Z');

describe('a price', () => {
  it('is stale after thirty days, and the list of stale prices begins at the same moment', () => {
    const limit = '2026-10-21T12:00:00.000Z';
    expect(staleBefore(now)).toBe(limit);
    expect(isStale(limit, now)).toBe(false);
    expect(isStale('2026-10-21T11:59:59.999Z', now)).toBe(true);
  });

  it('grows stale at the first millisecond at which it is', () => {
    const checkedAt = '2026-10-21T12:00:00.000Z';
    const from = staleFrom(checkedAt);
    expect(isStale(checkedAt, from)).toBe(true);
    expect(isStale(checkedAt, new Date(from.getTime() - 1))).toBe(false);
  });
});

describe('midnight in London', () => {
  it.each([
    ['winter', '2026-01-15T23:59:59.999Z', '2026-01-16T00:00:00.000Z'],
    ['summer', '2026-07-14T22:59:59.999Z', '2026-07-14T23:00:00.000Z'],
    ['summer, once it has come', '2026-07-14T23:00:00.000Z', '2026-07-15T23:00:00.000Z'],
    ['the night before clocks go forward', '2026-03-28T12:00:00.000Z', '2026-03-29T00:00:00.000Z'],
    ['the day on which clocks go forward', '2026-03-29T12:00:00.000Z', '2026-03-29T23:00:00.000Z'],
    ['the night before clocks go back', '2026-10-24T12:00:00.000Z', '2026-10-24T23:00:00.000Z'],
    ['the day on which clocks go back', '2026-10-25T12:00:00.000Z', '2026-10-26T00:00:00.000Z'],
    ['New Year', '2026-12-31T12:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ])('in %s, seen from %s, is next at %s', (_when, seenFrom, midnight) => {
    expect(londonMidnight(new Date(seenFrom), 1).toISOString()).toBe(midnight);
  });

  it('of today and of days ago is when those days began', () => {
    const summer = new Date('2026-07-14T23:30:00.000Z');
    expect(londonDay(summer)).toBe('2026-07-15');
    expect(londonMidnight(summer, 0).toISOString()).toBe('2026-07-14T23:00:00.000Z');
    expect(londonMidnight(now, -31).toISOString()).toBe('2026-10-19T23:00:00.000Z');
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
