import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unknownTerms } from '#contract/rules/provider-terms.ts';
import { providerSchema, type Provider } from '#contract/schemas/company.ts';
import { productsSchema } from '#contract/schemas/product.ts';
import {
  createMedication,
  createProduct,
  createRegisteredProvider,
} from '../testing/example-data.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const sourceUrl = 'https://ashdown.example/how-it-works';
const checkedAt = '2026-11-02T10:00:00.000Z';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
  const { payload } = test;
  const medication = await createMedication(payload);
  const sell = (provider: { id: string }, fields: object = {}) =>
    createProduct(payload, {
      provider: provider.id,
      medication: medication.id,
      pricePence: 12_000,
      consultationFeePence: 2000,
      deliveryFeePence: 0,
      ...fields,
    });
  const ashdown = await createRegisteredProvider(payload, {
    terms: {
      minBmi: { value: 30, sourceUrl, checkedAt },
      deliveryRegions: { value: ['england', 'scotland'], sourceUrl, checkedAt },
      switchingProof: { value: 'photo', sourceUrl, checkedAt },
    },
  });
  await sell(ashdown, { firstOrderPricePence: 9000, consultationFeeBasis: 'once' });
  await sell(await createRegisteredProvider(payload, { name: 'Birch Pharmacy' }));
});
afterAll(() => test.stop());

const read = async (path: string) => (await supertest(test.app).get(path).expect(200)).body;

async function readProvider(slug: string): Promise<Provider> {
  return providerSchema.parse(await read(`/api/providers/${slug}`));
}

describe('what a provider asks', () => {
  it('is answered with where and when it was read', async () => {
    const { terms, termSources } = await readProvider('ashdown-online-clinic');
    const source = { url: sourceUrl, checkedAt };
    expect(terms).toEqual({
      ...unknownTerms,
      minBmi: 30,
      deliveryRegions: ['england', 'scotland'],
      switchingProof: 'photo',
    });
    expect(termSources).toEqual({
      ...unknownTerms,
      minBmi: source,
      deliveryRegions: source,
      switchingProof: source,
    });
  });

  it('is unknown where nobody has looked', async () => {
    const { terms, termSources } = await readProvider('birch-pharmacy');
    expect([terms, termSources]).toEqual([unknownTerms, unknownTerms]);
  });

  it.each([
    ['delivery=scotland', ['Ashdown Online Clinic', 'Birch Pharmacy']],
    ['delivery=wales', ['Birch Pharmacy']],
    ['bmi=27', ['Birch Pharmacy']],
    ['bmi=30&switching=yes', ['Ashdown Online Clinic', 'Birch Pharmacy']],
  ])('finds products by %s, and hides nobody who does not say', async (query, names) => {
    const products = productsSchema.parse(await read(`/api/products?${query}`));
    expect(products.map(({ company }) => company.name).toSorted()).toEqual(names);
    expect(products[0]?.company).not.toHaveProperty('termSources');
  });

  it.each([
    ['', '120.00', '20.00'],
    ['?order=first', '90.00', '20.00'],
    ['?order=repeat', '120.00', '0.00'],
  ])('is priced for the order: %s', async (query, price, consultationFee) => {
    const products = productsSchema.parse(await read(`/api/products${query}`));
    expect(products.find(({ company }) => company.slug === 'ashdown-online-clinic')).toMatchObject({
      price,
      consultationFee,
    });
  });
});
