import { describe, expect, it } from 'vitest';
import type { PricePeriod } from '#contract/schemas/price-history.ts';
import { isSameForAll } from './comparison-row.ts';
import { comparisonRows } from './comparison-rows.tsx';
import { threeSideBySide } from './side-by-side.examples.tsx';

const at = '2026-11-20T12:00:00.000Z';
const period = (from: string, until: string, fields: Partial<PricePeriod> = {}): PricePeriod => ({
  from: new Date(from).toISOString(),
  until: new Date(until).toISOString(),
  price: '129.00',
  consultationFee: '0.00',
  deliveryFee: '0.00',
  inStock: true,
  ...fields,
});
const allYear = period('2025-06-01', at);

/** Whether a row is the same for providers with these pasts. */
function isSame(label: string, ...pasts: PricePeriod[][]): boolean {
  const [example] = threeSideBySide.providers;
  const providers = pasts.map((periods, index) => ({
    ...example!,
    slug: `provider-${index}`,
    past: { id: `product-${index}`, name: 'Mounjaro', dose: '2.5mg', periods },
  }));
  const rows = comparisonRows({ ...threeSideBySide, at, providers });
  return isSameForAll(rows.find((row) => row.label === label)!);
}

describe('the totals of 12 months', () => {
  const areSame = (...pasts: PricePeriod[][]) => isSame('Totals, last 12 months', ...pasts);

  it('are the same where one provider was sold out for a week', () => {
    const soldOut = [
      period('2025-06-01', '2026-03-01'),
      period('2026-03-01', '2026-03-08', { inStock: false }),
      period('2026-03-08', at),
    ];
    expect(areSame([allYear], soldOut)).toBe(true);
  });

  it('are the same where a fee went into the price', () => {
    const moved = [
      period('2025-06-01', '2026-03-01', { price: '125.00', deliveryFee: '4.00' }),
      period('2026-03-01', at),
    ];
    expect(areSame([allYear], moved)).toBe(true);
  });

  it('are the same where they fell on one day at different hours', () => {
    const fallen = (hour: string) => [
      period('2025-06-01', hour, { price: '139.00' }),
      period(hour, at),
    ];
    expect(areSame(fallen('2026-03-01T09:00Z'), fallen('2026-03-01T15:00Z'))).toBe(true);
  });

  it('differ where they are known of other times', () => {
    expect(areSame([period('2026-01-10', at)], [period('2026-05-10', at)])).toBe(false);
    expect(areSame([allYear], [period('2025-06-01', '2026-10-10')])).toBe(false);
    const withGap = [period('2025-06-01', '2026-03-01'), period('2026-04-01', at)];
    expect(areSame([allYear], withGap)).toBe(false);
  });

  it('differ where they fell on another day, or where a fee is not known', () => {
    const fallen = (day: string) => [
      period('2025-06-01', day, { price: '139.00' }),
      period(day, at),
    ];
    expect(areSame(fallen('2026-03-01'), fallen('2026-08-01'))).toBe(false);
    expect(areSame([allYear], [{ ...allYear, deliveryFee: null }])).toBe(false);
  });
});

describe('the days in stock', () => {
  const soldOut = (from: string, until: string) => [
    period('2025-06-01', from),
    period(from, until, { inStock: false }),
    period(until, at),
  ];
  const areSame = (...pasts: PricePeriod[][]) => isSame('In stock in the last 90 days', ...pasts);

  it('are the same where they are the same days', () => {
    expect(areSame(soldOut('2026-10-01', '2026-10-06'), soldOut('2026-10-01', '2026-10-06'))).toBe(
      true,
    );
  });

  it('differ where as many are others', () => {
    expect(areSame(soldOut('2026-10-01', '2026-10-06'), soldOut('2026-11-01', '2026-11-06'))).toBe(
      false,
    );
  });
});
