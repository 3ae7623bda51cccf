import { describe, expect, it } from 'vitest';
import { typedAmount } from './typed-amount.ts';

describe('an amount that is typed', () => {
  it.each([
    ['129', 12_900],
    ['£1,299.50', 129_950],
    ['', null],
    [' ', null],
  ])('%j is held as %j pence', (text, pence) => {
    expect(typedAmount(text)).toBe(pence);
  });

  it.each(['89,90', '4,95', '12 a month', '£4.999', '-5', '£'])(
    '%j is held as a text of which Payload makes no number',
    (text) => {
      const held = typedAmount(text);
      expect(held).toContain(text.replace('£', ''));
      expect(Number.parseFloat(String(held))).toBeNaN();
    },
  );
});
