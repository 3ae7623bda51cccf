import { expect, it } from 'vitest';
import { feeBasisOf } from './consultation-fee-basis.ts';

it.each([
  [4900, 'once', 'once'],
  [4900, null, null],
  [null, 'yearly', 'yearly'],
  [0, 'once', null],
  [0, null, null],
] as const)('a fee of %s pence with the basis %s is charged %s', (feePence, basis, charged) => {
  expect(feeBasisOf(feePence, basis)).toBe(charged);
});
