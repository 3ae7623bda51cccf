import { describe, expect, it } from 'vitest';
import { buildProduct, productPart, type PastPrice } from './build-product.ts';
import type { MedicationPart } from './build-medications.ts';
import { momentOf } from './moment.ts';

const product = {
  id: 'one',
  provider: 'ash',
  medication: 'mounjaro',
  dose: '2.5mg',
  pricePence: 12_900,
  priceUnit: 'month',
  consultationFeePence: 2000,
  consultationFeeBasis: 'once',
  checkedAt: '2026-11-20T09:00:00.000Z',
  evidenceSha256: null,
} as const;

it('a product whose consultation is included has no basis for the fee, whatever is stored', () => {
  expect(productPart(product).consultationFeeBasis).toBe('once');
  expect(productPart({ ...product, consultationFeePence: 0 }).consultationFeeBasis).toBeNull();
});

describe('a price compared with a month ago', () => {
  const moment = momentOf(new Date('2026-11-20T12:00:00.000Z'));
  const medication = { name: 'Mounjaro', activeIngredient: 'tirzepatide' } as MedicationPart;
  const seen = (
    seenAt: string,
    pricePence: number,
    fields: Partial<PastPrice> = {},
  ): PastPrice => ({
    product: 'one',
    recordedAt: seenAt,
    seenAt,
    pricePence,
    inStock: true,
    isListed: true,
    ...fields,
  });
  const now = seen('2026-11-05T09:00:00.000Z', 18_000);
  const change = (pastPrices: PastPrice[], checkedAt = now.seenAt) => {
    const part = productPart({ ...product, pricePence: now.pricePence, checkedAt });
    return buildProduct({ product: part, medication, pastPrices, moment }).priceChange;
  };

  it('is compared with what it was when the window began', () => {
    expect(change([seen('2026-10-01T09:00:00.000Z', 15_000), now])).toEqual({
      change: 'increase',
      percentage: 20,
      oldPrice: '150.00',
      newPrice: '180.00',
    });
  });

  it.each<[string, PastPrice[]]>([
    ['had not been checked for more than 30 days then', [seen('2026-06-01T09:00:00.000Z', 15_000)]],
    [
      'was not listed then',
      [
        seen('2026-10-01T09:00:00.000Z', 15_000),
        seen('2026-10-01T09:00:00.000Z', 15_000, {
          recordedAt: '2026-10-10T09:00:00.000Z',
          isListed: false,
        }),
      ],
    ],
    ['is newer', [seen('2026-11-01T09:00:00.000Z', 15_000)]],
  ])('is compared with nothing if it %s', (_what, before) => {
    expect(change([...before, now])).toBeNull();
  });

  it('is compared with nothing if it has itself not been checked for more than 30 days', () => {
    const checkedAt = '2026-10-15T09:00:00.000Z';
    expect(change([seen(checkedAt, now.pricePence)], checkedAt)).toBeNull();
  });
});
