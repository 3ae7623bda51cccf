import { expect, it } from 'vitest';
import { median } from './median.ts';

it('the median is the middle number, or the rounded mean of the two middle ones', () => {
  expect(median([100, 1, 3])).toBe(3);
  expect(median([4, 2])).toBe(3);
  expect(median([12900, 15000, 15101, 20001])).toBe(15051);
  expect(median([7])).toBe(7);
  expect(median([])).toBeNull();
});
