import { expect, it } from 'vitest';
import { counted, nounFor } from './counted.ts';

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
