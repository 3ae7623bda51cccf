import { describe, expect, it } from 'vitest';
import type { Product } from '../schemas/product.ts';
import { exportFileName, exportHeadings, exportRow } from './export-table.ts';
import type { OrderKind } from './total-cost.ts';

const product = {
  id: '1',
  name: 'Wegovy',
  activeIngredient: 'Semaglutide',
  dose: '0.25mg',
  price: '99.00',
  priceUnit: 'month',
  firstOrderPrice: null,
  consultationFee: '0.00',
  consultationFeeBasis: null,
  deliveryFee: '3.50',
  inStock: true,
  priceChange: { change: 'decrease', percentage: 6.6, oldPrice: '106.00', newPrice: '99.00' },
  checkedAt: '2026-11-14T16:46:00.000Z',
  evidenceSha256: null,
  freshness: 'day',
  company: {
    name: 'Kestrelbrook Pharmacy',
    type: 'UK online pharmacy',
    averageRating: 4.83,
    reviewCount: 298,
    registrations: [{ register: 'gphc', number: 'SAMPLE-GPHC-01' }],
  },
} as object as Product;

describe('the exported comparison', () => {
  it('says where a price of a month ago is not known', () => {
    expect(exported({ ...product, priceChange: null })).toMatchObject({
      'Price change': 'Not known',
    });
  });

  it('knows no change of the price of a first order', () => {
    expect(exported({ ...product, firstOrderPrice: '49.00' }, 'first')).toMatchObject({
      'Price change': 'Not known',
    });
  });

  it('has the same figures as the page', () => {
    expect(exported(product)).toEqual({
      'Total to pay (£)': '102.50',
      'Total is': 'complete',
      'Total is for': 'Any order',
      Medication: 'Wegovy',
      'Active ingredient': 'Semaglutide',
      Dose: '0.25mg',
      Provider: 'Kestrelbrook Pharmacy',
      'Provider type': 'UK online pharmacy',
      Registers: 'GPhC SAMPLE-GPHC-01',
      Stock: 'In Stock',
      'Price (£)': '99.00',
      'Price is for a': 'month',
      'Consultation fee (£)': '0.00',
      'Delivery fee (£)': '3.50',
      'Price change': 'Price decreased by 6.6%',
      Rating: '4.8',
      Reviews: '298',
      Sentiment: 'Positive',
      Checked: '14 November 2026',
    });
  });

  it('says which order the totals are for, and that its consultation is paid', () => {
    const once = { ...product, consultationFeeBasis: 'once' } as const;
    expect(exported(once, 'repeat')).toMatchObject({
      'Total is for': 'Repeat order',
      'Consultation fee (£)': 'Already paid',
    });
    expect(exported(once, 'first')).toMatchObject({
      'Total is for': 'First order',
      'Consultation fee (£)': '0.00',
    });
  });

  it('never treats a fee that is not stated as free', () => {
    expect(exported({ ...product, consultationFee: null, deliveryFee: null })).toMatchObject({
      'Total to pay (£)': '99.00',
      'Total is': 'at least',
      'Consultation fee (£)': 'Not stated',
      'Delivery fee (£)': 'Not stated',
    });
  });

  it('marks products out of stock, out of date, without reviews or from an unregistered provider', () => {
    const company = {
      ...product.company,
      averageRating: null,
      reviewCount: 0,
      registrations: [],
    };
    expect(exported({ ...product, inStock: false, freshness: 'older', company })).toMatchObject({
      Stock: 'Out of Stock',
      Registers: 'No current registration on record',
      Checked: '14 November 2026, may be out of date',
      Rating: '',
      Sentiment: 'No data',
    });
  });

  it('says of a past day where the stock was not written down', () => {
    expect(exported({ ...product, inStock: null })).toMatchObject({ Stock: 'Stock not known' });
  });

  it('is named after its newest check', () => {
    const older = { ...product, checkedAt: '2026-10-03T09:00:00.000Z' };
    expect(exportFileName([older, product])).toBe('price-comparison-2026-11-14');
    expect(exportFileName([])).toBe('price-comparison');
  });

  it('is named after the day in London, as its cells are', () => {
    const afterMidnight = { ...product, checkedAt: '2026-06-20T23:30:00.000Z' };
    expect(exported(afterMidnight)).toMatchObject({ Checked: '21 June 2026' });
    expect(exportFileName([afterMidnight])).toBe('price-comparison-2026-06-21');
  });
});

/** The exported row of a product, by column heading. */
function exported(one: Product, order: OrderKind = 'any'): Record<string, string | undefined> {
  const row = exportRow(one, order);
  return Object.fromEntries(exportHeadings().map((heading, index) => [heading, row[index]]));
}
