import { describe, expect, it } from 'vitest';
import { discountStanding, isOnOffer } from './discount-period.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const on = { isActive: true };

describe('a discount', () => {
  it.each([
    [on, 'on'],
    [{ isActive: false }, 'off'],
    [{ ...on, startsAt: '2026-11-20T12:00:00.001Z' }, 'waiting'],
    [{ ...on, startsAt: '2026-11-20T12:00:00.000Z' }, 'on'],
    [{ ...on, endsAt: '2026-11-20T12:00:00.000Z' }, 'ended'],
    [{ isActive: false, endsAt: '2026-11-20T12:00:00.000Z' }, 'ended'],
    [{ ...on, endsAt: '2026-11-20T12:00:00.001Z' }, 'ending'],
    [{ ...on, endsAt: '2026-11-27T12:00:00.000Z' }, 'ending'],
    [{ ...on, endsAt: '2026-11-27T12:00:00.001Z' }, 'on'],
    [{ isActive: false, endsAt: '2026-11-21T12:00:00.000Z' }, 'off'],
  ])('%o is %s', (period, standing) => {
    expect(discountStanding(period, now)).toBe(standing);
    expect(isOnOffer(period, now)).toBe(['on', 'ending'].includes(standing));
  });
});
