import { describe, expect, it } from 'vitest';
import { frameOf, monthMarks, pathOf, priceMarks, spread } from './step-chart.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00.000Z`);
const line = {
  name: '5mg',
  steps: [
    { time: day('2026-01-01'), pence: 15_000 },
    { time: day('2026-07-02'), pence: 17_000 },
  ],
};
const size = { width: 1000, height: 200 };
const frame = frameOf([line], day('2026-12-31'), size);

describe('the chart of prices', () => {
  it('is level until the price changes, and goes on to today', () => {
    expect(frame).toMatchObject({ minPence: 14_500, maxPence: 17_500 });
    expect(pathOf(line, frame)).toBe('M0 166.7H500V33.3H1000');
  });

  it('has marks at round prices and at the beginnings of months', () => {
    expect(priceMarks(frame)).toEqual([15_000, 16_000, 17_000]);
    expect(monthMarks(frame).map((time) => new Date(time).toISOString().slice(0, 7))).toEqual([
      '2026-02',
      '2026-04',
      '2026-06',
      '2026-08',
      '2026-10',
      '2026-12',
    ]);
  });

  it('draws a price that never changed', () => {
    const flat = { name: '5mg', steps: [{ time: day('2026-12-31'), pence: 12_900 }] };
    const narrow = frameOf([flat], day('2026-12-31'), size);
    expect(pathOf(flat, narrow)).toMatch(/^M0 [\d.]+H1000$/);
    expect(narrow.maxPence).toBeGreaterThan(narrow.minPence);
  });

  it('keeps labels apart', () => {
    expect(spread([50, 10, 12], 8)).toEqual([50, 10, 18]);
  });
});
