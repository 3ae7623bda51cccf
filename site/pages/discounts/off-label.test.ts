import { describe, expect, it } from 'vitest';
import { offLabel } from './off-label.ts';

describe('the label of an offer', () => {
  it.each([
    [30, null, '30% OFF'],
    [12.5, null, '12.5% OFF'],
    [12.345, null, '12.3% OFF'],
    [null, 10, '£10 OFF'],
    [null, 9.99, '£9.99 OFF'],
    [null, null, undefined],
  ])('for %s%% or £%s off is %s', (percentage_off, fixed_amount_off, label) => {
    expect(offLabel({ percentage_off, fixed_amount_off })).toBe(label);
  });
});
