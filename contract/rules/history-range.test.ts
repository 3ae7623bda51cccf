import { expect, it } from 'vitest';
import { startOfRange, type HistoryRange } from './history-range.ts';

const first = Date.parse('2024-01-01T00:00:00.000Z');

it.each<[HistoryRange, string, string]>([
  ['3', '2026-08-20T12:00:00.000Z', '2026-05-20T12:00:00.000Z'],
  ['3', '2026-05-31T12:00:00.000Z', '2026-02-28T12:00:00.000Z'],
  ['12', '2028-02-29T12:00:00.000Z', '2027-02-28T12:00:00.000Z'],
  ['all', '2026-08-20T12:00:00.000Z', '2024-01-01T00:00:00.000Z'],
])('the range %s before %s begins at %s', (range, at, start) => {
  expect(new Date(startOfRange(range, { at: new Date(at), first })).toISOString()).toBe(start);
});
