import { describe, expect, it } from 'vitest';
import {
  averageOf,
  formatRating,
  percentageOf,
  quality,
  reviewBadge,
  sentimentBadge,
  withoutAverage,
} from './rating.ts';

describe('ratings', () => {
  it.each([
    [0, 0, null],
    [20, 4, null],
    [25, 5, 5],
    [20, 6, 3.33],
  ])('%i stars from %i reviews average %s', (stars, reviewCount, average) => {
    expect(averageOf({ stars, reviewCount })).toBe(average);
  });

  it.each([
    [0, 'No reviews yet'],
    [1, '1 review: too few for an average'],
    [4, '4 reviews: too few for an average'],
  ])('with %i reviews there is no average but “%s”', (reviewCount, words) => {
    expect(withoutAverage(reviewCount)).toBe(words);
  });

  it.each([
    [null, 'No data'],
    [5, 'Positive'],
    [4, 'Positive'],
    [3.95, 'Positive'],
    [3.94, 'Mixed'],
    [2.55, 'Mixed'],
    [2.54, 'Negative'],
    [2.5, 'Negative'],
    [1, 'Negative'],
  ])('an average of %s is %s', (average, badge) => {
    expect(sentimentBadge(average)).toBe(badge);
  });

  it.each([
    [5, 'Positive'],
    [4, 'Positive'],
    [3, 'Mixed'],
    [2, 'Critical'],
    [1, 'Critical'],
  ])('a review with %i stars is %s', (rating, badge) => {
    expect(reviewBadge(rating)).toBe(badge);
  });

  it.each([
    [5, 100, 'Excellent'],
    [4.5, 90, 'Excellent'],
    [4.45, 89, 'Excellent'],
    [4.44, 89, 'Good'],
    [3.45, 69, 'Good'],
    [3.44, 69, 'Needs Improvement'],
  ])('an average of %s is a quality of %i %%, %s', (average, percentage, label) => {
    expect(quality(average)).toEqual({ percentage, label });
  });

  it.each([
    [4.68, '4.7'],
    [4, '4.0'],
    [4.35, '4.4'],
    [2.85, '2.9'],
    [4.34, '4.3'],
  ])('of %s is shown as %s', (rating, text) => {
    expect(formatRating(rating)).toBe(text);
  });

  it.each([
    [2, 3, 67],
    [0, 0, 0],
    [0, 250, 0],
    [1, 250, 1],
    [199, 200, 99],
    [200, 200, 100],
  ])(
    'a share of %i of %i is %i per cent: none and all alone are 0 and 100',
    (count, total, share) => {
      expect(percentageOf(count, total)).toBe(share);
    },
  );
});
