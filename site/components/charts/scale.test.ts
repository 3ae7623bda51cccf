import { describe, expect, it } from 'vitest';
import { marks, position, positionFromTop, scaleOf } from './scale.ts';

describe('the scale of a chart', () => {
  it('starts and ends at full steps around all values', () => {
    expect(scaleOf([9900, 12900, 32900], 5000)).toEqual({ from: 5000, to: 35000 });
    expect(scaleOf([-9.9, 12], 5)).toEqual({ from: -10, to: 15 });
  });

  it('is not empty when all values are the same', () => {
    expect(scaleOf([10000], 5000)).toEqual({ from: 10000, to: 15000 });
  });

  it.each([
    [5000, 0],
    [20000, 50],
    [35000, 100],
    [9900, 16.33],
  ])('places %i at %s%% of its length', (value, expected) => {
    expect(position(value, { from: 5000, to: 35000 })).toBe(expected);
  });

  it('places values from the top with as few digits', () => {
    expect(positionFromTop(9900, { from: 5000, to: 35000 })).toBe(83.67);
    expect(positionFromTop(35000, { from: 5000, to: 35000 })).toBe(0);
  });

  it('is marked at full steps only', () => {
    expect(marks({ from: 5000, to: 35000 }, 10000)).toEqual([10000, 20000, 30000]);
    expect(marks({ from: -10, to: 15 }, 5)).toEqual([-10, -5, 0, 5, 10, 15]);
  });
});
