import { describe, expect, it } from 'vitest';
import type { Company } from '#contract/schemas/company.ts';
import type { CompanyProduct } from '#contract/schemas/product.ts';
import { exampleCompany, exampleRegistration } from '#site/components/examples/example-data.ts';
import { reasons } from './reasons.ts';

/** A provider without any reason to choose it. */
const nothing: Company = {
  ...exampleCompany,
  type: 'Specialist clinic',
  phone: null,
  email: null,
  averageRating: null,
  reviewCount: 0,
  registrations: [],
  features: [],
  products: [],
  priceTrend: null,
};

const product: CompanyProduct = {
  id: '2',
  name: 'Wegovy',
  activeIngredient: 'semaglutide',
  dose: '1mg',
  price: '129.00',
  priceUnit: 'month',
  firstOrderPrice: null,
  consultationFee: null,
  consultationFeeBasis: null,
  deliveryFee: null,
  inStock: false,
  priceChange: { change: 'same', percentage: 0, oldPrice: '129.00', newPrice: '129.00' },
  checkedAt: '2026-11-14T12:00:00.000Z',
  evidenceSha256: null,
  freshness: 'day',
};

const titles = (provider: Partial<Company>) =>
  reasons({ ...nothing, ...provider }).map(({ title }) => title);

describe('the reasons to choose a provider', () => {
  it('are none without supporting data', () => {
    expect(reasons(nothing)).toEqual([]);
    expect(titles({ products: [product] })).toEqual([]);
  });

  it('start with its registrations', () => {
    const registrations = (['cqc', 'gmc'] as const).map((register) => ({
      ...exampleRegistration,
      register,
    }));
    expect(reasons({ ...nothing, registrations })).toEqual([
      { title: 'On 2 public registers', text: 'CQC Registered and GMC Verified' },
    ]);
  });

  it.each([
    [4.6, 5, ['Excellent reviews']],
    [3.5, 5, ['Good reviews']],
    [3.44, 5, []],
    [null, 4, []],
  ])('count an average of %s from %i reviews as %j', (averageRating, reviewCount, expected) => {
    expect(titles({ averageRating, reviewCount })).toEqual(expected);
  });

  it('count a fee as free only if it is known to be free for every product', () => {
    const free = { ...product, consultationFee: '0.00', deliveryFee: '0.00' };
    expect(titles({ products: [free] })).toEqual(['Consultation included', 'Free delivery']);
    expect(titles({ products: [{ ...free, deliveryFee: null }] })).toEqual([
      'Consultation included',
    ]);
    expect(titles({ products: [free, product] })).toEqual(['A choice of 2 products']);
  });

  it('include products in stock and lower prices', () => {
    expect(
      reasons({
        ...nothing,
        products: [{ ...product, inStock: true }],
        priceTrend: { change: 'decrease', percentage: 2.5 },
      }),
    ).toEqual([
      { title: 'In stock now', text: '1 of 1 product in stock' },
      {
        title: 'Lower prices than a month ago',
        text: '2.5% lower over all prices that can be compared',
      },
    ]);
    expect(titles({ priceTrend: { change: 'increase', percentage: 2.5 } })).toEqual([]);
    expect(titles({ priceTrend: { change: 'same', percentage: 0 } })).toEqual([]);
  });

  it('do not include stock that nobody has looked at for a month', () => {
    const seenLongAgo = { ...product, inStock: true, freshness: 'older' as const };
    expect(titles({ products: [seenLongAgo] })).toEqual([]);
  });
});
