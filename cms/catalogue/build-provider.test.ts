import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { unknownTerms } from '#contract/rules/provider-terms.ts';
import type { Company } from '#contract/schemas/company.ts';
import { profile, toProducts } from './build-provider.ts';

const named = { id: 'p1', name: 'Ashdown', slug: 'ashdown', type: 'Specialist online clinic' };

describe('a provider’s profile', () => {
  it('takes each contract field from the stored field of the same name', () => {
    const filledIn = {
      ...named,
      description: 'A clinic.',
      website: 'https://ashdown.example',
      address: '1 High Street',
      phone: '01632 960000',
      email: 'hello@ashdown.example',
      features: ['Next-day delivery'],
      pricingAnalysis: 'Prices follow the dose.',
    };
    expect(profile(filledIn)).toMatchObject(filledIn);
  });

  it('has null or an empty list where nothing is stored', () => {
    expect(profile({ ...named, description: '', website: null })).toEqual({
      ...named,
      description: null,
      website: null,
      address: null,
      phone: null,
      email: null,
      features: [],
      pricingAnalysis: null,
      logoId: null,
      terms: unknownTerms,
      termSources: unknownTerms,
    });
  });

  it('has the terms that it says where to read, and no others', () => {
    const source = {
      sourceUrl: 'https://ashdown.example/terms',
      checkedAt: '2026-11-20T00:00:00.000Z',
    };
    const { terms, termSources } = profile({
      ...named,
      terms: {
        minBmi: { value: 27.5, ...source },
        deliveryDays: { value: 0, ...source },
        deliveryRegions: { value: ['england', 'wales'], ...source },
        cancellation: { value: '', ...source },
        maxPens: { value: 2 },
      },
    });
    const known = { url: source.sourceUrl, checkedAt: source.checkedAt };
    expect(terms).toEqual({
      ...unknownTerms,
      minBmi: 27.5,
      deliveryDays: 0,
      deliveryRegions: ['england', 'wales'],
    });
    expect(termSources).toEqual({
      ...unknownTerms,
      minBmi: known,
      deliveryDays: known,
      deliveryRegions: known,
    });
  });

  it('is refused without a name', () => {
    expect(() => profile({ ...named, name: '' })).toThrow('name');
  });
});

it('products of all providers have one hidden class, so that those who read thousands need not search each', () => {
  setFlagsFromString('--allow-natives-syntax');
  const haveSameMap = runInNewContext('(a, b) => %HaveSameMap(a, b)') as (
    a: unknown,
    b: unknown,
  ) => boolean;
  const companies = Array.from({ length: 100 }, (_, index) => ({
    ...named,
    products: ['2.5mg', '5mg'].map((dose) => ({ id: `${index} ${dose}`, dose, price: '129.00' })),
  })) as unknown as Company[];
  const products = companies.flatMap((company) => toProducts(company));
  const alike = products.filter((product) => haveSameMap(product, products.at(-1)));
  setFlagsFromString('--no-allow-natives-syntax');
  expect(alike).toHaveLength(200);
});
