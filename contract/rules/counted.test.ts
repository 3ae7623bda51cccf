import { expect, it } from 'vitest';
import { counted, formatCount, nounFor } from './counted.ts';

it.each([
  [0, '0 reviews'],
  [1, '1 review'],
  [2847, '2,847 reviews'],
])('%i reads “%s”', (count, text) => {
  expect(counted(count, 'review')).toBe(text);
});

it('an irregular plural is passed in', () => {
  expect([counted(1, 'person', 'people'), counted(2, 'person', 'people')]).toEqual([
    '1 person',
    '2 people',
  ]);
});

it('a noun can be had without its number', () => {
  expect([nounFor(1, 'vote'), nounFor(0.5, 'vote'), nounFor(3, 'is', 'are')]).toEqual([
    'vote',
    'votes',
    'are',
  ]);
});

it('digits are in groups of three, as a British reader expects', () => {
  for (const count of [0, 12, 999, 1000, 28_470, 100_000, 1_234_567, -999, -1000])
    expect(formatCount(count)).toBe(count.toLocaleString('en-GB'));
});
