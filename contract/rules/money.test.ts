import { describe, expect, it } from 'vitest';
import { formatPrice, formatTotal, toDecimalString, toPence } from './money.ts';

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
    [12900, '£129', '£129.00'],
    [12950, '£129.50', '£129.50'],
    [284700, '£2,847', '£2,847.00'],
  ])('%i pence read %s as a price and %s as a total', (pence, price, total) => {
    expect(formatPrice(pence)).toBe(price);
    expect(formatTotal(pence)).toBe(total);
  });
});
