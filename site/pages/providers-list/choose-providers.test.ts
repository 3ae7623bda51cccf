import { describe, expect, it } from 'vitest';
import type { Company } from '#contract/schemas/company.ts';
import type { CompanyProduct } from '#contract/schemas/product.ts';
import { exampleCompany, exampleProduct } from '#site/components/examples/example-data.ts';
import { allProviders, providerSorts, type ProviderChoice } from './choice.ts';
import { chooseProviders, type ProviderWithDose } from './choose-providers.ts';

const companies = [
  company({
    name: 'Dovelark Health',
    type: 'UK online clinic',
    averageRating: 4.5,
    reviewCount: 9,
  }),
  company({ name: 'ashdrift Pharmacy', type: 'Retail pharmacy', averageRating: null }),
  company({
    name: 'Élan Clinic',
    type: 'Specialist online clinic',
    averageRating: 4.5,
    reviewCount: 30,
  }),
];

const lowestDose = { medication: 'Mounjaro', dose: '2.5mg' };

describe('the chosen providers', () => {
  it('are all by name, by default', () => {
    expect(names({})).toEqual(['ashdrift Pharmacy', 'Dovelark Health', 'Élan Clinic']);
  });

  it.each([
    ['a part of the name in any case', 'DOVE', ['Dovelark Health']],
    ['the type', ' retail ', ['ashdrift Pharmacy']],
    ['words of name and type in any order', 'online élan', ['Élan Clinic']],
    ['nothing that matches', 'dove retail', []],
  ])('are found by %s', (_, search, expected) => {
    expect(names({ search })).toEqual(expected);
  });

  it.each(providerSorts)('put unregistered ones last when sorted by %s', (sort) => {
    const best = company({ name: 'Aaa', type: 'online', averageRating: 5, reviewCount: 900 });
    const given = [{ ...best, registrations: [] }, ...companies];
    const chosen = chooseProviders(given, { ...allProviders, sort }, lowestDose);
    expect(chosen.map(({ company: { name } }) => name).indexOf('Aaa')).toBe(companies.length);
  });

  it('are filtered by type', () => {
    expect(names({ companyType: 'online' })).toEqual(['Dovelark Health', 'Élan Clinic']);
  });

  it('are sorted by rating, then by name, those without an average last', () => {
    expect(names({ sort: 'rating' })).toEqual([
      'Dovelark Health',
      'Élan Clinic',
      'ashdrift Pharmacy',
    ]);
  });

  it('are sorted by the total of the compared dose: known, “at least”, not to be had, not listed', () => {
    const { company: _company, ...product } = exampleProduct;
    const selling = (name: string, fields: Partial<CompanyProduct>[]) =>
      company({
        name,
        type: 'online',
        averageRating: null,
        products: fields.map((each) => ({ ...product, ...each })),
      });
    const given = [
      selling('other dose', [{ dose: '5mg', price: '1.00' }]),
      selling('sold out', [{ price: '2.00', inStock: false }]),
      selling('stale', [{ price: '3.00', freshness: 'older' }]),
      selling('at least', [{ price: '4.00', deliveryFee: null }]),
      selling('dear', [{ price: '6.00' }, { dose: '5mg', price: '1.00' }]),
      selling('cheap', [{ price: '5.00' }]),
    ];
    const chosen = chooseProviders(given, { ...allProviders, sort: 'total' }, lowestDose);
    expect(namesOf(chosen)).toEqual([
      'cheap',
      'dear',
      'at least',
      'sold out',
      'stale',
      'other dose',
    ]);
    expect(chosen[1]?.product?.price).toBe('6.00');
  });

  it('are sorted by the number of reviews', () => {
    expect(names({ sort: 'reviews' })).toEqual([
      'Élan Clinic',
      'Dovelark Health',
      'ashdrift Pharmacy',
    ]);
  });
});

const namesOf = (chosen: readonly ProviderWithDose[]) =>
  chosen.map(({ company: { name } }) => name);

function names(choice: Partial<ProviderChoice>): string[] {
  return namesOf(chooseProviders(companies, { ...allProviders, ...choice }, lowestDose));
}

function company(
  given: Pick<Company, 'name' | 'type' | 'averageRating'> & Partial<Company>,
): Company {
  return {
    ...exampleCompany,
    id: given.name,
    reviewCount: 0,
    features: [],
    ...given,
  };
}
