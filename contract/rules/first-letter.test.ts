import { expect, it } from 'vitest';
import { capitalised, uncapitalised } from './first-letter.ts';

it.each([
  ['very positive', 'Very positive'],
  ['four are in stock at Ash Clinic', 'Four are in stock at Ash Clinic'],
  ['once a year', 'Once a year'],
  ['', ''],
])('“%s” begins with a capital as “%s”', (text, expected) => {
  expect(capitalised(text)).toBe(expected);
});

it.each([
  ['Not from a patient of Ash Clinic', 'not from a patient of Ash Clinic'],
  ['', ''],
])('“%s” goes on in a sentence as “%s”', (text, expected) => {
  expect(uncapitalised(text)).toBe(expected);
});
