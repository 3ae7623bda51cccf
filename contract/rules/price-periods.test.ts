import { describe, expect, it } from 'vitest';
import { freshnessAt, freshnessLimits } from './freshness.ts';
import { periodAt, periodsSince, pricePeriods, type Seen } from './price-periods.ts';

const seen = (day: string, fields: Partial<Seen> = {}): Seen => ({
  seenAt: `${day}T12:00:00.000Z`,
  price: '129.00',
  consultationFee: '0.00',
  deliveryFee: null,
  inStock: true,
  isListed: true,
  ...fields,
});
const now = new Date('2026-11-20T12:00:00.000Z');
/** Each period as text: its days and its price. */
const described = (observations: readonly Seen[]) =>
  pricePeriods(observations, now).map(
    ({ from, until, price }) => `${from.slice(0, 10)} to ${until.slice(0, 10)}: ${price}`,
  );

describe('the known history of a price', () => {
  it('has a price until another one is seen', () => {
    expect(described([seen('2026-10-25'), seen('2026-11-01', { price: '139.00' })])).toEqual([
      '2026-10-25 to 2026-11-01: 129.00',
      '2026-11-01 to 2026-11-20: 139.00',
    ]);
  });

  it('merges checks that find the same into one period', () => {
    const weekly = ['2026-10-20', '2026-10-27', '2026-11-03', '2026-11-10'].map((day) => seen(day));
    expect(described(weekly)).toEqual(['2026-10-20 to 2026-11-20: 129.00']);
  });

  it('has gaps where nobody checked for more than 30 days, and where the product was not listed', () => {
    expect(described([seen('2026-08-01'), seen('2026-10-01'), seen('2026-11-05')])).toEqual([
      '2026-08-01 to 2026-08-31: 129.00',
      '2026-10-01 to 2026-11-01: 129.00',
      '2026-11-05 to 2026-11-20: 129.00',
    ]);
    const gone = seen('2026-11-05', { isListed: false });
    expect(described([seen('2026-11-01'), gone, seen('2026-11-15')])).toEqual([
      '2026-11-01 to 2026-11-05: 129.00',
      '2026-11-15 to 2026-11-20: 129.00',
    ]);
  });

  it.each([
    ['2026-10-21T09:00:00.000Z', '2026-11-20T15:00:00.000Z', true],
    ['2026-10-20T22:59:59.999Z', '2026-11-20T15:00:00.000Z', false],
    ['2026-10-20T23:00:00.000Z', '2026-11-20T23:59:59.999Z', true],
    ['2026-10-20T23:00:00.000Z', '2026-11-21T00:00:00.000Z', false],
    ['2026-03-01T00:00:00.000Z', '2026-03-31T22:59:59.999Z', true],
    ['2026-03-01T00:00:00.000Z', '2026-03-31T23:00:00.000Z', false],
  ])('has a price checked at %s at %s as long as it is fresh: %s', (seenAt, time, isKnown) => {
    const at = new Date(time);
    const periods = pricePeriods([seen('', { seenAt })], new Date(at.getTime() + 1));
    expect(periodAt(periods, at.toISOString()) !== undefined).toBe(isKnown);
    expect(freshnessAt(seenAt, freshnessLimits(at)) !== 'older').toBe(isKnown);
  });

  it.each([
    { inStock: false },
    { inStock: null },
    { deliveryFee: '0.00' },
    { consultationFee: null },
  ])('starts a new period with %o', (fields) => {
    expect(described([seen('2026-11-01'), seen('2026-11-02', fields)])).toEqual([
      '2026-11-01 to 2026-11-02: 129.00',
      '2026-11-02 to 2026-11-20: 129.00',
    ]);
  });

  it('goes on where a product that was taken off the site is put back as it was', () => {
    const gone = seen('2026-11-05', { isListed: false });
    expect(described([seen('2026-11-01'), gone, seen('2026-11-01')])).toEqual([
      '2026-11-01 to 2026-11-20: 129.00',
    ]);
    const dearer = seen('2026-11-01', { price: '139.00' });
    expect(described([seen('2026-11-01'), gone, dearer])).toEqual([
      '2026-11-01 to 2026-11-05: 129.00',
      '2026-11-05 to 2026-11-20: 139.00',
    ]);
  });

  it('ignores a check replaced at the same moment, and one in the future', () => {
    const corrected = seen('2026-11-01', { price: '139.00' });
    expect(described([seen('2026-11-01'), corrected, seen('2026-12-01')])).toEqual([
      '2026-11-01 to 2026-11-20: 139.00',
    ]);
  });
});

it('a period is found by a time in it, excluding its end', () => {
  const periods = pricePeriods([seen('2026-11-01')], now);
  const at = (time: string) => periodAt(periods, time)?.price;
  expect(at('2026-11-01T11:59:59.999Z')).toBeUndefined();
  expect(at('2026-11-01T12:00:00.000Z')).toBe('129.00');
  expect(at('2026-11-20T11:59:59.999Z')).toBe('129.00');
  expect(at('2026-11-20T12:00:00.000Z')).toBeUndefined();
});

it('periods are cut off at the start of a view', () => {
  const periods = pricePeriods([seen('2026-09-01'), seen('2026-11-01')], now);
  expect(periodsSince(periods, new Date('2026-11-05T00:00:00.000Z'))).toEqual([
    { ...periods[1], from: '2026-11-05T00:00:00.000Z' },
  ]);
});
