import { describe, expect, it } from 'vitest';
import { countText } from './count-text.ts';
import { pageCount, rangeOf } from './list-page.ts';

describe('a page of a long list', () => {
  it.each([
    [1, 162, { start: 0, end: 50 }],
    [4, 162, { start: 150, end: 162 }],
    [5, 162, { start: 150, end: 162 }],
    [2, 100, { start: 50, end: 100 }],
    [1, 0, { start: 0, end: 0 }],
    ['everything', 162, { start: 0, end: 162 }],
  ] as const)('%s of %i rows', (page, rows, range) => {
    expect(rangeOf(page, rows)).toEqual(range);
  });

  it('is one of as many as the rows need, and of at least one', () => {
    expect([0, 1, 50, 51, 162].map(pageCount)).toEqual([1, 1, 1, 2, 4]);
  });
});

it.each([
  [{ start: 0, end: 162, matching: 162, all: 162 }, 'Showing 162 of 162 prices'],
  [{ start: 0, end: 11, matching: 11, all: 162 }, 'Showing 11 of 162 prices'],
  [{ start: 0, end: 0, matching: 0, all: 162 }, 'Showing 0 of 162 prices'],
  [{ start: 0, end: 50, matching: 162, all: 162 }, 'Showing 1 to 50 of 162 prices'],
  [{ start: 50, end: 77, matching: 77, all: 162 }, 'Showing 51 to 77 of 77 prices, of 162 in all'],
])('the number of rows is said as it is: %o', (counts, text) => {
  expect(countText(counts)).toBe(text);
});
