import { describe, expect, it } from 'vitest';
import { isStale, staleBefore, staleFrom } from './stale-price.ts';

const now = new Date('2026-11-20T12:00:00.000Z');

describe('a price', () => {
  it('is stale after thirty days, and the list of stale prices begins at the same moment', () => {
    const limit = '2026-10-21T12:00:00.000Z';
    expect(staleBefore(now)).toBe(limit);
    expect(isStale(limit, now)).toBe(false);
    expect(isStale('2026-10-21T11:59:59.999Z', now)).toBe(true);
  });

  it('becomes stale at the very millisecond that is announced', () => {
    const checkedAt = '2026-10-21T12:00:00.000Z';
    const from = staleFrom(checkedAt);
    expect(isStale(checkedAt, from)).toBe(true);
    expect(isStale(checkedAt, new Date(from.getTime() - 1))).toBe(false);
  });
});
