import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

describe('a table as CSV', () => {
  it('starts with a byte order mark and ends each row with CRLF', () => {
    expect(
      toCsv([
        ['Provider', 'Price (£)'],
        ['Dovelark Health', '110.00'],
      ]),
    ).toBe('\uFEFFProvider,Price (£)\r\nDovelark Health,110.00\r\n');
  });

  it.each([
    ['a comma', 'Smith, Jones', '"Smith, Jones"'],
    ['a quotation mark', 'The "Best"', '"The ""Best"""'],
    ['a line break', 'one\ntwo', '"one\ntwo"'],
  ])('quotes a field with %s', (_, text, field) => {
    expect(toCsv([[text]])).toBe(`\uFEFF${field}\r\n`);
  });

  it.each(['=1+1', '+44', '-5', '@SUM(A1)', '\tx'])('makes %j harmless', (text) => {
    expect(toCsv([[text]])).toBe(`\uFEFF'${text}\r\n`);
  });

  it('quotes an escaped formula if needed', () => {
    expect(toCsv([['=HYPERLINK("a","b")']])).toBe('\uFEFF"\'=HYPERLINK(""a"",""b"")"\r\n');
  });

  it('leaves these characters alone inside a text', () => {
    expect(toCsv([['a-b=c+d@e']])).toBe('\uFEFFa-b=c+d@e\r\n');
  });
});
