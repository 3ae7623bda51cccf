import { describe, expect, it } from 'vitest';
import { countText } from './count-text.ts';
import { fitsAtOnce, pageCount, pagesNear, rangeOf } from './list-page.ts';

describe('a page of a long list', () => {
  it.each([
    [1, 162, { start: 0, end: 50 }],
    [4, 162, { start: 150, end: 162 }],
    [5, 162, { start: 150, end: 162 }],
    [2, 100, { start: 50, end: 100 }],
    [1, 0, { start: 0, end: 0 }],
    ['everything', 162, { start: 0, end: 162 }],
    ['everything', 16_200, { start: 0, end: 500 }],
  ] as const)('%s of %i rows', (page, rows, range) => {
    expect(rangeOf(page, rows)).toEqual(range);
  });

  it('is one of as many as the rows need, and of at least one', () => {
    expect([0, 1, 50, 51, 162].map(pageCount)).toEqual([1, 1, 1, 2, 4]);
  });

  it('leads to those beside it and to the ends', () => {
    expect(pagesNear(2, 4)).toEqual([1, 2, 3, 4]);
    expect(pagesNear(40, 324)).toEqual([1, 38, 39, 40, 41, 42, 324]);
  });

  it('can have the whole list up to 500 rows', () => {
    expect([500, 501].map(fitsAtOnce)).toEqual([true, false]);
  });
});

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
