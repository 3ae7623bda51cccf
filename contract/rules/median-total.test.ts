import { describe, expect, it } from 'vitest';
import type { PricePeriod } from '../schemas/price-history.ts';
import { medianTotal } from './median-total.ts';

const now = new Date('2026-11-20T12:00:00Z');

function period(fromDaysAgo: number, untilDaysAgo: number, price: string, fee: string | null) {
  const at = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  return {
    from: at(fromDaysAgo),
    until: at(untilDaysAgo),
    price,
    consultationFee: '0.00',
    deliveryFee: fee,
    inStock: true,
  } satisfies PricePeriod;
}

describe('the median total of the last 90 days', () => {
  it.each<[string, PricePeriod[], number | null]>([
    ['the only one', [period(200, 0, '100.00', '5.00')], 10_500],
    [
      'what held for most days',
      [period(90, 60, '100.00', '5.00'), period(60, 0, '120.00', '5.00')],
      12_500,
    ],
    [
      'nothing of before',
      [period(300, 91, '50.00', '5.00'), period(20, 0, '120.00', '5.00')],
      12_500,
    ],
    [
      'without days on which a fee was not known',
      [period(90, 20, '100.00', null), period(20, 0, '120.00', '5.00')],
      12_500,
    ],
    ['unknown without such a day', [period(90, 0, '100.00', null)], null],
    ['unknown without a price', [], null],
  ])('is %s', (_title, periods, expected) => {
    expect(medianTotal(periods, now)).toBe(expected);
  });
});
