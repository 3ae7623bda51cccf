import { expect, it } from 'vitest';
import { countText } from './count-text.ts';

it.each([
  [{ start: 0, end: 162, matching: 162, all: 162 }, 'Showing 162 of 162 prices'],
  [{ start: 0, end: 11, matching: 11, all: 162 }, 'Showing 11 of 162 prices'],
  [{ start: 0, end: 0, matching: 0, all: 162 }, 'Showing 0 of 162 prices'],
  [{ start: 0, end: 50, matching: 162, all: 162 }, 'Showing 1 to 50 of 162 prices'],
  [{ start: 50, end: 77, matching: 77, all: 162 }, 'Showing 51 to 77 of 77 prices, of 162 in all'],
  [
    { start: 1000, end: 1050, matching: 1620, all: 16_200 },
    'Showing 1,001 to 1,050 of 1,620 prices, of 16,200 in all',
  ],
])('the number of rows is said as it is: %o', (counts, text) => {
  expect(countText(counts, 'price')).toBe(text);
});
