import { expect, it } from 'vitest';
import { rangeText } from './total-line.tsx';

it.each([
  [[{ pence: 12_900, isComplete: true }], '£129.00'],
  [
    [
      { pence: 15_395, isComplete: true },
      { pence: 12_900, isComplete: true },
    ],
    '£129.00 to £153.95',
  ],
  [
    [
      { pence: 12_900, isComplete: false },
      { pence: 15_395, isComplete: true },
    ],
    '£129.00 to £153.95 with known fees',
  ],
])('totals of a year in words say where fees are not known: %j is %s', (totals, text) => {
  expect(rangeText(totals)).toBe(text);
});
