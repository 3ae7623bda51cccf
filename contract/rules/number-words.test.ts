import { expect, it } from 'vitest';
import { numberWord, ordinal } from './number-words.ts';

it.each([
  [0, 'none'],
  [1, 'one'],
  [9, 'nine'],
  [10, '10'],
  [1204, '1,204'],
])('%i within a sentence is “%s”', (count, text) => {
  expect(numberWord(count)).toBe(text);
});

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [22, '22nd'],
  [101, '101st'],
  [111, '111th'],
  [1013, '1,013th'],
])('place %i is the %s', (place, text) => {
  expect(ordinal(place)).toBe(text);
});
