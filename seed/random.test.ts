import { expect, test } from 'vitest';
import { createRandom } from './random.ts';

const numbersOf = (name: string) => {
  const random = createRandom(name);
  return Array.from({ length: 1000 }, () => random.integer(1, 10));
};

test('the same name gives the same sequence, another name another', () => {
  expect(numbersOf('prices')).toEqual(numbersOf('prices'));
  expect(numbersOf('prices')).not.toEqual(numbersOf('reviews'));
});

test('whole numbers reach both ends and go no further', () => {
  const numbers = numbersOf('prices');
  expect(new Set(numbers)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
});

test('shuffling keeps every item once', () => {
  const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const shuffled = createRandom('order').shuffle(items);
  expect(shuffled).not.toEqual(items);
  expect(shuffled.toSorted()).toEqual(items);
});

test('nothing can be picked from nothing', () => {
  expect(() => createRandom('none').pick([])).toThrow(RangeError);
});
