import { describe, expect, it } from 'vitest';
import { readRow } from './read-row.ts';

const cells = { provider: 'Ashdown', medication: 'Mounjaro', dose: '2.5mg', pricePence: '129' };

describe('a row of a price file', () => {
  it.each([
    ['2.5 MG', '2.5mg'],
    ['3 mg  daily', '3mg daily'],
    ['0,25 mg', '0.25mg'],
  ])('understands the dose %j', (text, dose) => {
    expect(readRow({ ...cells, dose: text })).toMatchObject({ value: { dose } });
  });

  it.each([
    ['pricePence', '129', { pricePence: 12900 }],
    ['pricePence', '£129.5', { pricePence: 12950 }],
    ['pricePence', '£ 1,299.00', { pricePence: 129900 }],
    ['pricePence', 'GBP 99.99', { pricePence: 9999 }],
    ['pricePence', '99.99 gbp', { pricePence: 9999 }],
    ['pricePence', 'GBP £99', { pricePence: 9900 }],
    ['pricePence', '1 299.00', { pricePence: 129900 }],
    ['pricePence', '1\u00A0299', { pricePence: 129900 }],
    ['pricePence', '129.500', { pricePence: 12950 }],
    ['consultationFeePence', '', { consultationFeePence: null }],
    ['consultationFeePence', 'n/a', { consultationFeePence: null }],
    ['consultationFeePence', 'Included', { consultationFeePence: 0 }],
    ['deliveryFeePence', 'free', { deliveryFeePence: 0 }],
    ['deliveryFeePence', '£4.95', { deliveryFeePence: 495 }],
    ['inStock', 'Yes', { inStock: true }],
    ['inStock', 'Out-of-stock', { inStock: false }],
    ['sourceUrl', '', { sourceUrl: null }],
    ['checkedAt', '2026-11-20', { checkedAt: '2026-11-20T00:00:00.000Z' }],
    ['checkedAt', '20/11/2026 16:05', { checkedAt: '2026-11-20T16:05:00.000Z' }],
    ['checkedAt', '2026-11-20T16:05:01.002Z', { checkedAt: '2026-11-20T16:05:01.002Z' }],
    ['checkedAt', '2026-11-20T00:30:00+01:00', { checkedAt: '2026-11-19T23:30:00.000Z' }],
    // Britain is an hour ahead of UTC from the last Sunday in March to the last Sunday in October.
    ['checkedAt', '20/06/2026 16:05', { checkedAt: '2026-06-20T15:05:00.000Z' }],
    ['checkedAt', '20/06/2026', { checkedAt: '2026-06-19T23:00:00.000Z' }],
    ['checkedAt', '2026-06-20T16:05:00Z', { checkedAt: '2026-06-20T16:05:00.000Z' }],
    ['checkedAt', '2026-03-29 00:59', { checkedAt: '2026-03-29T00:59:00.000Z' }],
    ['checkedAt', '2026-03-29 02:00', { checkedAt: '2026-03-29T01:00:00.000Z' }],
    ['checkedAt', '2026-10-25 00:59', { checkedAt: '2026-10-24T23:59:00.000Z' }],
    ['checkedAt', '2026-10-25 01:30', { checkedAt: '2026-10-25T00:30:00.000Z' }],
    ['checkedAt', '2026-10-25T01:30+00:00', { checkedAt: '2026-10-25T01:30:00.000Z' }],
    ['checkedAt', '2026-10-25 02:00', { checkedAt: '2026-10-25T02:00:00.000Z' }],
  ])('understands %s %j', (column, text, expected) => {
    expect(readRow({ ...cells, [column]: text })).toMatchObject({
      value: { patch: expected },
    });
  });

  it.each([
    ['pricePence', '', /^The price is missing\. Write it in pounds, as in 129\.50\.$/],
    [
      'pricePence',
      '-5',
      /^“-5” is not a price\. Write pounds between 0\.01 and 10,000, as in 129\.50\.$/,
    ],
    ['pricePence', '0', /^“0” is not a price\./],
    ['pricePence', '12950000', /^“12950000” is not a price\./],
    ['pricePence', '129.505', /^“129\.505” is not a price\./],
    ['pricePence', '1,29', /^“1,29” is not a price\./],
    ['pricePence', '99 50', /^“99 50” is not a price\./],
    ['pricePence', '£99 50', /^“£99 50” is not a price\./],
    ['pricePence', '99£50', /^“99£50” is not a price\./],
    ['pricePence', '99. 50', /^“99\. 50” is not a price\./],
    ['pricePence', '=1+1', /^“=1\+1” is not a price\./],
    ['pricePence', 'from 129', /^“from 129” is not a price\./],
    [
      'deliveryFeePence',
      '-1',
      /^“-1” is not a fee\. Write pounds up to 10,000, .* leave it empty if it is not known\.$/,
    ],
    ['deliveryFeePence', '4 95', /^“4 95” is not a fee\./],
    ['dose', '10 milligrams', /^“10 milligrams” is not a dose\. Write the dose as on the box/],
    ['inStock', 'maybe', /^“maybe” says nothing about stock\. Write yes or no\.$/],
    [
      'sourceUrl',
      'javascript:alert(1)',
      /is not a web address\. Enter a web address that starts with https:/,
    ],
    ['checkedAt', '31/02/2026', /^“31\/02\/2026” is not a date\. Write the day of the check/],
    ['checkedAt', 'yesterday', /is not a date/],
    ['checkedAt', '2026-11-20 24:00', /^“2026-11-20 24:00” is not a date\./],
    ['checkedAt', '2026-11-20T16:05+99:00', /is not a date/],
    [
      'checkedAt',
      '29/03/2026 01:30',
      /^“29\/03\/2026 01:30” is not a time in the UK, because the clocks went forward .* Correct the time/,
    ],
    ['provider', '', /^The provider is missing\.$/],
  ])('refuses %s %j in words', (column, text, sentence) => {
    expect(readRow({ ...cells, [column]: text })).toEqual({
      problem: expect.stringMatching(sentence),
    });
  });

  it('sets nothing but what the file has columns for', () => {
    expect(readRow(cells)).toEqual({
      value: {
        provider: 'Ashdown',
        medication: 'Mounjaro',
        dose: '2.5mg',
        patch: { pricePence: 12900 },
      },
    });
  });

  it('does not set what an empty cell leaves open', () => {
    const read = readRow({ ...cells, inStock: '', checkedAt: '' });
    expect(read).toMatchObject({ value: { patch: { pricePence: 12900 } } });
    expect(Object.keys('value' in read ? read.value.patch : {})).toEqual(['pricePence']);
  });

  it('names all that is wrong', () => {
    expect(readRow({ ...cells, pricePence: 'x', inStock: 'x' })).toEqual({
      problem: expect.stringMatching(/not a price.*says nothing about stock/),
    });
  });
});
