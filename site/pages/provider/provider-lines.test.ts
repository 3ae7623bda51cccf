import { describe, expect, it } from 'vitest';
import type { CompanyProduct } from '#contract/schemas/product.ts';
import { exampleRegistration } from '#site/components/examples/example-data.ts';
import { providerLines } from './provider-lines.ts';

const product: CompanyProduct = {
  id: '1',
  name: 'Mounjaro',
  activeIngredient: 'tirzepatide',
  dose: '2.5mg',
  price: '129.00',
  priceUnit: 'month',
  firstOrderPrice: null,
  consultationFee: '0.00',
  consultationFeeBasis: null,
  deliveryFee: '4.95',
  inStock: true,
  priceChange: { change: 'same', percentage: 0, oldPrice: '129.00', newPrice: '129.00' },
  checkedAt: '2026-03-04T05:06:07.000Z',
  evidenceSha256: null,
  freshness: 'day',
};
const provider = {
  averageRating: 4.66,
  reviewCount: 1312,
  products: [product],
  registrations: [exampleRegistration],
};

describe('a provider in two lines', () => {
  it('has its rating with the number of reviews, and its starting price with the total', () => {
    expect(providerLines(provider)).toEqual([
      'Rated 4.7 out of 5 in 1,312 reviews',
      'From £129 a month, £133.95 in total',
    ]);
  });

  it('never treats an unknown fee as free', () => {
    const products = [{ ...product, consultationFee: null }];
    expect(providerLines({ ...provider, products })[1]).toBe(
      'From £129 a month, at least £133.95 in total',
    );
  });

  it('never starts at a price that is out of stock, or stale', () => {
    const products = [
      { ...product, price: '99.00', inStock: false },
      { ...product, price: '89.00', freshness: 'older' as const },
      { ...product, price: '150.00' },
    ];
    expect(providerLines({ ...provider, products })[1]).toMatch(/^From £150 /);
    expect(providerLines({ ...provider, products: products.slice(0, 1) })[1]).toBe(
      'Nothing in stock at the moment',
    );
  });

  it('is only a warning for an unregistered provider', () => {
    expect(providerLines({ ...provider, registrations: [] })).toEqual([
      'No current registration on record',
      'Listed as a warning',
    ]);
  });

  it('says so where there are no reviews, or too few for an average', () => {
    expect(providerLines({ ...provider, averageRating: null, reviewCount: 0 })[0]).toBe(
      'No reviews yet',
    );
    expect(providerLines({ ...provider, averageRating: null, reviewCount: 1 })[0]).toBe(
      '1 review: too few for an average',
    );
  });
});
