import { expect, it } from 'vitest';
import { freshnessAt, freshnessLimits, staleBefore } from './freshness.ts';

// In summer, days in London begin at 23:00 UTC the day before.
it.each([
  ['2026-11-20T12:00:00.000Z', '2026-11-19T00:00:00.000Z', 'day'],
  ['2026-11-20T12:00:00.000Z', '2026-11-18T23:59:59.999Z', 'week'],
  ['2026-11-20T12:00:00.000Z', '2026-11-13T00:00:00.000Z', 'week'],
  ['2026-11-20T12:00:00.000Z', '2026-11-12T23:59:59.999Z', 'month'],
  ['2026-11-20T12:00:00.000Z', '2026-10-20T23:00:00.000Z', 'month'],
  ['2026-11-20T12:00:00.000Z', '2026-10-20T22:59:59.999Z', 'older'],
  ['2026-07-15T23:30:00.000Z', '2026-07-14T23:00:00.000Z', 'day'],
  ['2026-07-15T23:30:00.000Z', '2026-07-14T22:59:59.999Z', 'week'],
])('at %s, a price checked at %s has the freshness “%s”', (now, checkedAt, freshness) => {
  expect(freshnessAt(checkedAt, freshnessLimits(new Date(now)))).toBe(freshness);
});

it('a price joins the list of stale prices as soon as it is stale', () => {
  expect(staleBefore(new Date('2026-11-20T12:00:00.000Z'))).toBe('2026-10-20T23:00:00.000Z');
});
