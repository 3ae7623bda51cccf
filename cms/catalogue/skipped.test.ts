import { expect, it } from 'vitest';
import { reasonOf } from './skipped.ts';

it('the reason why a document is not shown quotes no value that our own code has failed on', () => {
  expect(reasonOf(new RangeError('Not an amount in whole pence: 98.765'))).toBe(
    'It does not have the form that the site expects.',
  );
});
