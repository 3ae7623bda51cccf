import { describe, expect, it } from 'vitest';
import { medianTotal, type SeenTerms } from './median-total.ts';

const now = new Date('2026-11-20T12:00:00Z');

/** What weekly checks found between some days ago and some days ago. */
function seen(from: number, until: number, fields: Partial<SeenTerms>): SeenTerms[] {
  return Array.from({ length: Math.ceil((from - until) / 7) }, (_, week) => ({
    seenAt: new Date(now.getTime() - (from - 7 * week) * 86_400_000).toISOString(),
    price: '100.00',
    firstOrderPrice: null,
    consultationFee: '0.00',
    consultationFeeBasis: null,
    deliveryFee: '5.00',
    inStock: true,
    isListed: true,
    ...fields,
  }));
}

describe('the median total of the last 90 days', () => {
  it.each<[string, SeenTerms[], number | null]>([
    ['the only one', seen(200, 0, {}), 10_500],
    ['what held for most days', [...seen(90, 60, {}), ...seen(60, 0, { price: '120.00' })], 12_500],
    [
      'nothing of before',
      [...seen(300, 130, { price: '50.00' }), ...seen(40, 0, { price: '120.00' })],
      12_500,
    ],
    [
      'without days on which a fee was not known',
      [...seen(90, 40, { deliveryFee: null }), ...seen(40, 0, { price: '120.00' })],
      12_500,
    ],
    ['known of 30 days', seen(30, 0, {}), 10_500],
    ['unknown of fewer: two days are no usual total', seen(2, 0, { price: '200.00' }), null],
    ['unknown of one day fewer', seen(29, 0, {}), null],
    [
      'unknown where a fee was not known on all but 29 days',
      [...seen(90, 29, { deliveryFee: null }), ...seen(29, 0, {})],
      null,
    ],
    ['unknown without a price', [], null],
  ])('is %s', (_title, log, expected) => {
    expect(medianTotal(log, { order: 'first', now })).toBe(expected);
  });

  const once = { price: '163.00', consultationFee: '35.00', deliveryFee: '0.00' } as const;

  it.each<[string, SeenTerms[], first: number, repeat: number]>([
    [
      'leaves off a consultation that is charged once, of repeat orders alone',
      seen(90, 0, { ...once, consultationFeeBasis: 'once' }),
      19_800,
      16_300,
    ],
    [
      'keeps a consultation that is charged with each order',
      seen(90, 0, { ...once, consultationFeeBasis: 'order' }),
      19_800,
      19_800,
    ],
    [
      'keeps a consultation of which nobody knows how often it is charged',
      seen(90, 0, once),
      19_800,
      19_800,
    ],
    [
      'takes the basis noted last for days on which none was noted yet',
      [...seen(90, 14, once), ...seen(14, 0, { ...once, consultationFeeBasis: 'yearly' })],
      19_800,
      16_300,
    ],
    [
      'has the price of the first order in first orders alone',
      seen(90, 0, { firstOrderPrice: '80.00' }),
      8500,
      10_500,
    ],
  ])('%s', (_title, log, first, repeat) => {
    expect(medianTotal(log, { order: 'first', now })).toBe(first);
    expect(medianTotal(log, { order: 'repeat', now })).toBe(repeat);
  });
});
