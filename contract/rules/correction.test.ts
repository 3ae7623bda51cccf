import { describe, expect, it } from 'vitest';
import { formatDuration, medianDuration } from './correction.ts';

const minute = 60_000;
const hour = 60 * minute;
const took = (milliseconds: number) => ({
  reportedAt: '2026-11-20T12:00:00.000Z',
  mendedAt: new Date(Date.parse('2026-11-20T12:00:00.000Z') + milliseconds).toISOString(),
});

describe('the time that corrections took', () => {
  it('is the one in the middle, or between the two in the middle', () => {
    expect(medianDuration([took(hour), took(100 * hour), took(3 * hour)])).toBe(3 * hour);
    expect(medianDuration([took(4 * hour), took(2 * hour)])).toBe(3 * hour);
    expect(medianDuration([took(hour)])).toBe(hour);
    expect(medianDuration([])).toBeNull();
  });

  it.each([
    [0, '1 minute'],
    [2 * minute, '2 minutes'],
    [119 * minute, '119 minutes'],
    [2 * hour, '2 hours'],
    [47 * hour, '47 hours'],
    [60 * hour, '3 days'],
  ])('%i milliseconds are %s', (milliseconds, text) => {
    expect(formatDuration(milliseconds)).toBe(text);
  });
});
