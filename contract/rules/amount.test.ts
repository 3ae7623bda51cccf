import { describe, expect, it } from 'vitest';
import { penceProblem } from './amount.ts';

const price = { name: 'pricePence', label: 'Price (£)', min: 1, required: true };
const fee = { name: 'deliveryFeePence', label: 'Delivery fee (£)', min: 0 };

describe('an amount in a form', () => {
  it.each([
    [price, 1],
    [price, 1_000_000],
    [fee, 0],
    [fee, null],
    [fee, undefined],
  ])('%j may be %j', (field, held) => {
    expect(penceProblem(held, field)).toBeUndefined();
  });

  it.each([null, undefined])('is asked for where a price is required and %j', (held) => {
    expect(penceProblem(held, price)).toBe(
      '“Price (£)” is required: enter an amount above £0, as in 129.50.',
    );
  });

  it.each([0, -500, '£-5', '£129.505', '£abc', '£129,50', '£12.', '£.5', '£💷'])(
    'is not %j, where it is a price',
    (held) => {
      expect(penceProblem(held, price)).toBe(
        '“Price (£)” takes an amount above £0, with a point before the pence, as in 129.50.',
      );
    },
  );

  it.each([-100, '£-1', '£free'])('is not %j, where it is a fee', (held) => {
    expect(penceProblem(held, fee)).toBe(
      '“Delivery fee (£)” takes an amount of £0 or more, with a point before the pence, as in 4.95, or leave it empty.',
    );
  });

  it('is whole pence, which only a program needs to be told', () => {
    expect(penceProblem(129.5, price)).toMatch(/ It is stored in whole pence, as in 12950\.$/);
  });

  it('is not more than is plausible', () => {
    expect(penceProblem(1_000_001, fee)).toBe(
      'More than £10,000 is not plausible. Check the amount.',
    );
  });
});
