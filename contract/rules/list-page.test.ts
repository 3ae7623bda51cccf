import { describe, expect, it } from 'vitest';
import { fitsAtOnce, pageCount, pagesNear, rangeOf, rowsOf } from './list-page.ts';

describe('a page of a long list', () => {
  it.each([
    [1, 162, { start: 0, end: 50 }],
    [4, 162, { start: 150, end: 162 }],
    [5, 162, { start: 150, end: 162 }],
    [2, 100, { start: 50, end: 100 }],
    [1, 0, { start: 0, end: 0 }],
    ['everything', 162, { start: 0, end: 162 }],
    ['everything', 16_200, { start: 0, end: 180 }],
  ] as const)('%s of %i rows', (page, rows, range) => {
    expect(rangeOf(page, rows)).toEqual(range);
  });

  it('has the rows of its range', () => {
    const rows = Array.from({ length: 52 }, (_, index) => index);
    expect(rowsOf(2, rows)).toEqual([50, 51]);
  });

  it('is one of as many as the rows need, and of at least one', () => {
    expect([0, 1, 50, 51, 162].map(pageCount)).toEqual([1, 1, 1, 2, 4]);
  });

  it('leads to those beside it and to the ends', () => {
    expect(pagesNear(2, 4)).toEqual([1, 2, 3, 4]);
    expect(pagesNear(40, 324)).toEqual([1, 38, 39, 40, 41, 42, 324]);
  });

  it('can have the whole list up to 180 rows', () => {
    expect([180, 181].map(fitsAtOnce)).toEqual([true, false]);
  });
});
