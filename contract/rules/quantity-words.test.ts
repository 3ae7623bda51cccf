import { expect, it } from 'vitest';
import { quantityWord } from './quantity-words.ts';

it.each([
  [0, 6, 'none'],
  [1, 6, 'one'],
  [2, 6, 'two'],
  [3, 6, 'several'],
  [4, 6, 'most'],
  [5, 6, 'most'],
  [6, 6, 'all'],
  [1, 1, 'one'],
  [2, 2, 'all'],
  [3, 31, 'several'],
  [15, 30, 'several'],
  [16, 30, 'most'],
  [26, 31, 'most'],
  [27, 30, 'nearly all'],
  [154, 162, 'nearly all'],
])('%i of %i are “%s”', (count, total, word) => {
  expect(quantityWord(count, total)).toBe(word);
});
