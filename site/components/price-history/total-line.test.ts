import { describe, expect, it } from 'vitest';
import { totalsText } from './total-line.tsx';
import type { TotalStep } from './total-steps.ts';

const at = '2026-11-26T12:00:00.000Z';
const step = (from: string, until: string, fields: Partial<TotalStep> = {}): TotalStep => ({
  from: Date.parse(from),
  until: Date.parse(until),
  pence: 12_900,
  isComplete: true,
  ...fields,
});
const yearAgo = '2025-11-26T12:00:00.000Z';
const june = '2026-06-01T09:00:00.000Z';

describe('totals of a year in words', () => {
  it('are the lowest and the highest, and say where fees are not known', () => {
    expect(totalsText([step(yearAgo, at)], at)).toBe('£129.00');
    expect(totalsText([step(yearAgo, june, { pence: 15_395 }), step(june, at)], at)).toBe(
      '£129.00 to £153.95',
    );
    expect(
      totalsText(
        [step(yearAgo, june, { isComplete: false }), step(june, at, { pence: 15_395 })],
        at,
      ),
    ).toBe('£129.00 to £153.95 with known fees');
  });

  it('say of what times they are known, if that is not the whole year', () => {
    expect(totalsText([step('2026-11-12T09:00:00.000Z', at)], at)).toBe(
      '£129.00, known from 12 November 2026 to 26 November 2026',
    );
    expect(totalsText([step(yearAgo, '2026-10-10T00:00:00.000Z')], at)).toBe(
      '£129.00, known from 26 November 2025 to 10 October 2026',
    );
    expect(totalsText([step(yearAgo, june), step('2026-08-01T09:00:00.000Z', at)], at)).toBe(
      '£129.00, known from 26 November 2025 to 26 November 2026, with gaps',
    );
  });
});
