import { describe, expect, it } from 'vitest';
import { formatPrice, formatTotal, readPounds, toDecimalString, toPence } from './money.ts';

describe('money', () => {
  it.each([
    [12900, '129.00'],
    [12950, '129.50'],
    [5, '0.05'],
    [0, '0.00'],
  ])('%i pence are %s in the contract and back', (pence, decimal) => {
    expect(toDecimalString(pence)).toBe(decimal);
    expect(toPence(decimal)).toBe(pence);
  });

  it('keeps unknown amounts unknown', () => {
    expect(toDecimalString(null)).toBeNull();
    expect(toPence(null)).toBeNull();
  });

  it.each([['129'], ['129.5']])('also reads %s as pounds', (text) => {
    expect(toPence(text) % 10).toBe(0);
  });

  it.each(['', 'free', '1.234', '£5', '1e3', '5.'])('refuses %j', (text) => {
    expect(() => toPence(text)).toThrow(RangeError);
  });

  it.each([
    ['129', 12900],
    ['£89.9', 8990],
    ['£1,299.00', 129900],
    ['GBP 1 299', 129900],
  ])('reads %j, as people write it, as %i pence', (text, pence) => {
    expect(readPounds(text)).toBe(pence);
  });

  it.each(['89,90', '1,29.00', '4.999', '-5', '12 a month', ''])(
    'takes %j for no amount that people write',
    (text) => {
      expect(readPounds(text)).toBeUndefined();
    },
  );

  it.each([
    [12900, '£129', '£129.00'],
    [12950, '£129.50', '£129.50'],
    [284700, '£2,847', '£2,847.00'],
  ])('%i pence read %s as a price and %s as a total', (pence, price, total) => {
    expect(formatPrice(pence)).toBe(price);
    expect(formatTotal(pence)).toBe(total);
  });

  it('is written as `Intl` writes it', () => {
    const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
    for (const pence of [
      0, 1, 99, 100, 5_01, 999_99, 1_000_00, 1_234_567_89, -1, -12_50, -1_000_00,
    ])
      expect(formatTotal(pence)).toBe(pounds.format(pence / 100));
  });
});
