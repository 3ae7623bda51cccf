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

it('a choice has another word', () => {
  expect(listInWords(['Mounjaro', 'Wegovy', 'Saxenda'], 'or')).toBe('Mounjaro, Wegovy or Saxenda');
});
