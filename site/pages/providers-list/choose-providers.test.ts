import { describe, expect, it } from 'vitest';
import type { Company } from '#contract/schemas/company.ts';
import { exampleCompany } from '#site/components/examples/example-data.ts';
import { allProviders, providerSorts, type ProviderChoice } from './choice.ts';
import { chooseProviders } from './choose-providers.ts';

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
    const chosen = chooseProviders(given, { ...allProviders, sort });
    expect(chosen.map(({ name }) => name).indexOf('Aaa')).toBe(companies.length);
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

  it('are sorted by the number of reviews', () => {
    expect(names({ sort: 'reviews' })).toEqual([
      'Élan Clinic',
      'Dovelark Health',
      'ashdrift Pharmacy',
    ]);
  });
});

function names(choice: Partial<ProviderChoice>): string[] {
  return chooseProviders(companies, { ...allProviders, ...choice }).map(({ name }) => name);
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
