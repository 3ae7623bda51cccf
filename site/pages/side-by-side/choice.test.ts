import { expect, it } from 'vitest';
import { readLetter, readSideBySide } from './choice.ts';

const nothing = { medication: undefined, dose: undefined, providers: [] };

it.each([
  ['', nothing],
  ['providers=a,b', { ...nothing, providers: ['a', 'b'] }],
  ['providers=a&providers=B&providers=a', { ...nothing, providers: ['a', 'b'] }],
  ['providers=,%20a%20,', { ...nothing, providers: ['a'] }],
  [
    'medication=Mounjaro&dose=+5MG&providers=a',
    { medication: 'mounjaro', dose: '5mg', providers: ['a'] },
  ],
])('the choice is read from %j', (query, choice) => {
  expect(readSideBySide(new URLSearchParams(query))).toEqual(choice);
});

it.each([
  ['letter=E', 'e'],
  ['letter=other', 'other'],
  ['letter=none', undefined],
  ['letter=', undefined],
  ['', undefined],
])('the letter is read from %j', (query, letter) => {
  expect(readLetter(new URLSearchParams(query))).toBe(letter);
});
