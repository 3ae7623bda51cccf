import { describe, expect, it } from 'vitest';
import { escapeFormula, unescapeFormula } from './formula-escape.ts';
import { readRow } from './read-row.ts';

const cells = { provider: 'Ashdown', medication: 'Mounjaro', dose: '2.5mg', price: '129' };

describe('a row of a price file', () => {
  it.each([
    ['price', '129', { pricePence: 12900 }],
    ['price', '£129.5', { pricePence: 12950 }],
    ['price', '£ 1,299.00', { pricePence: 129900 }],
    ['price', 'GBP 99.99', { pricePence: 9999 }],
    ['price', '129.500', { pricePence: 12950 }],
    ['dose', '2.5 MG', { dose: '2.5mg' }],
    ['dose', '3 mg  daily', { dose: '3mg daily' }],
    ['consultationFee', '', { consultationFeePence: null }],
    ['consultationFee', 'n/a', { consultationFeePence: null }],
    ['consultationFee', 'Included', { consultationFeePence: 0 }],
    ['deliveryFee', 'free', { deliveryFeePence: 0 }],
    ['deliveryFee', '£4.95', { deliveryFeePence: 495 }],
    ['stock', 'Yes', { inStock: true }],
    ['stock', 'Out-of-stock', { inStock: false }],
    ['stock', '', { inStock: undefined }],
    ['sourceUrl', '', { sourceUrl: null }],
    ['checkedAt', '2026-11-20', { checkedAt: '2026-11-20T00:00:00.000Z' }],
    ['checkedAt', '20/11/2026 16:05', { checkedAt: '2026-11-20T16:05:00.000Z' }],
    ['checkedAt', '2026-11-20T16:05:01.002Z', { checkedAt: '2026-11-20T16:05:01.002Z' }],
    ['checkedAt', '2026-11-20T00:30:00+01:00', { checkedAt: '2026-11-19T23:30:00.000Z' }],
  ])('understands %s %j', (column, text, expected) => {
    expect(readRow({ ...cells, [column]: text })).toMatchObject({ value: expected });
  });

  it.each([
    ['price', '', /^The price is missing\. Write it in pounds, as in 129\.50\.$/],
    [
      'price',
      '-5',
      /^“-5” is not a price\. Write pounds between 0\.01 and 10,000, as in 129\.50\.$/,
    ],
    ['price', '0', /^“0” is not a price\./],
    ['price', '12950000', /^“12950000” is not a price\./],
    ['price', '129.505', /^“129\.505” is not a price\./],
    ['price', '1,29', /^“1,29” is not a price\./],
    ['price', '=1+1', /^“=1\+1” is not a price\./],
    ['price', 'from 129', /^“from 129” is not a price\./],
    [
      'deliveryFee',
      '-1',
      /^“-1” is not a fee\. Write pounds up to 10,000, .* leave it empty if it is not known\.$/,
    ],
    ['dose', '10 milligrams', /^“10 milligrams” is not a dose\. A dose is written as on the box/],
    ['stock', 'maybe', /^“maybe” says nothing about stock\. Write yes or no\.$/],
    ['sourceUrl', 'javascript:alert(1)', /is not a web address\. A web address begins with https:/],
    ['checkedAt', '31/02/2026', /^“31\/02\/2026” is not a date\. Write the day of the check/],
    ['checkedAt', 'yesterday', /is not a date/],
    ['provider', '', /^The provider is missing\.$/],
  ])('refuses %s %j in words', (column, text, sentence) => {
    expect(readRow({ ...cells, [column]: text })).toEqual({
      problem: expect.stringMatching(sentence),
    });
  });

  it('is silent about columns that the file does not have', () => {
    expect(readRow(cells)).toMatchObject({
      value: { consultationFeePence: undefined, sourceUrl: undefined, checkedAt: undefined },
    });
  });

  it('names all that is wrong', () => {
    expect(readRow({ ...cells, price: 'x', stock: 'x' })).toEqual({
      problem: expect.stringMatching(/not a price.*says nothing about stock/),
    });
  });
});

describe('a text that a spreadsheet would run', () => {
  it.each([
    '=1+1',
    '+44 20',
    '-5',
    '@SUM(A1)',
    '\tx',
    "'=x",
    "''@x",
    "O'Hara",
    'plain',
    "'quoted'",
  ])('%j comes back as it was, and goes out as text', (text) => {
    expect(unescapeFormula(escapeFormula(text))).toBe(text);
    expect(escapeFormula(text)).not.toMatch(/^[=+\-@\t]/);
  });
});
