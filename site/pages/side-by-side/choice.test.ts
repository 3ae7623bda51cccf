import { expect, it } from 'vitest';
import { readSideBySide } from './choice.ts';

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
