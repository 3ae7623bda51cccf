import { expect, it } from 'vitest';
import { listInWords } from './list-in-words.ts';

it.each([
  [[], ''],
  [['Mounjaro'], 'Mounjaro'],
  [['Mounjaro', 'Wegovy'], 'Mounjaro and Wegovy'],
  [['Mounjaro', 'Wegovy', 'Saxenda'], 'Mounjaro, Wegovy and Saxenda'],
])('%j in words is “%s”', (texts, words) => {
  expect(listInWords(texts)).toBe(words);
});
