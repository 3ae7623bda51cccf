import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { providerNamesSchema, sideBySideSchema } from '#contract/schemas/side-by-side.ts';
import {
  createMedication,
  createProduct,
  createProvider,
  createRegisteredProvider,
  createReview,
} from '../testing/example-data.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let api: ReturnType<typeof supertest>;
/** By name. */
const slugs: Record<string, string> = {};

beforeAll(async () => {
  test = await startTestApp();
  api = supertest(test.app);
  const { payload } = test;
  const mounjaro = await createMedication(payload);
  const wegovy = await createMedication(payload, { name: 'Wegovy', theme: 'blue', order: 2 });
  const add = async (name: string, doses: [string, string, number][], isRegistered = true) => {
    const create = isRegistered ? createRegisteredProvider : createProvider;
    const { id, slug } = await create(payload, { name });
    slugs[name] = slug ?? '';
    for (const [medication, dose, pricePence] of doses) {
      await createProduct(payload, { provider: id, medication, dose, pricePence });
    }
    return id;
  };
  const cedar = await add('Cedar', [
    [mounjaro.id, '5mg', 15_000],
    [mounjaro.id, '2.5mg', 12_000],
    [wegovy.id, '1mg', 14_000],
  ]);
  await createReview(payload, { provider: cedar, rating: 4 });
  await add('ash', [[mounjaro.id, '5mg', 14_000]]);
  await add('Dene', [[wegovy.id, '1mg', 9000]], false);
  await add('Empty', []);
  await add('Fern', []);
  await add('Elder', [[wegovy.id, '1mg', 9000]]);
});
afterAll(() => test.stop());

function ask(names: string[], query: Record<string, string> = {}) {
  const providers = names.map((name) => slugs[name] ?? name).join(',');
  return api.get('/api/side-by-side').query({ ...query, providers });
}

async function sideBySide(names: string[], query?: Record<string, string>) {
  const { body } = await ask(names, query).expect(200);
  return sideBySideSchema.parse(body);
}

describe('GET /api/side-by-side', () => {
  it('has the providers in the order of the query, each once, registered or not', async () => {
    const { providers } = await sideBySide(['Dene', 'Cedar', 'Dene', 'ash']);
    expect(providers.map(({ name }) => name)).toEqual(['Dene', 'Cedar', 'ash']);
    expect(providers.map(({ registrations }) => registrations.length > 0)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('compares by the lowest dose of what these providers list most, unless asked for another', async () => {
    expect(await sideBySide(['Cedar', 'ash'])).toMatchObject({
      medication: 'Mounjaro',
      dose: '2.5mg',
      medications: ['Mounjaro', 'Wegovy'],
      doses: ['2.5mg', '5mg'],
    });
    expect(await sideBySide(['Cedar', 'ash'], { medication: 'WEGOVY' })).toMatchObject({
      medication: 'Wegovy',
      dose: '1mg',
    });
    expect(await sideBySide(['Cedar', 'ash'], { dose: '5MG' })).toMatchObject({ dose: '5mg' });
    // A form without JavaScript keeps the dose when another medication is chosen.
    const { dose } = await sideBySide(['Cedar', 'ash'], { medication: 'wegovy', dose: '5mg' });
    expect(dose).toBe('1mg');
  });

  it('has the past of that dose, and the spread of the ratings, but no single reviews', async () => {
    const { providers } = await sideBySide(['Cedar', 'ash'], { dose: '2.5mg' });
    expect(providers.map(({ past }) => past?.dose)).toEqual(['2.5mg', undefined]);
    expect(providers[0]?.past?.periods.at(-1)).toMatchObject({ price: '120.00' });
    expect(providers[0]?.reviewSummary.ratingDistribution[1]).toMatchObject({
      rating: 4,
      count: 1,
    });
    expect(providers[0]).not.toHaveProperty('reviews');
  });

  it.each([
    ['one provider', ['Cedar'], {}, 400, 'Choose 2 to 4 providers to see side by side.'],
    ['the same twice', ['Cedar', 'Cedar'], {}, 400, 'Choose 2 to 4 providers'],
    ['five', ['Cedar', 'ash', 'Dene', 'Empty', 'Elder'], {}, 400, 'Choose 2 to 4 providers'],
    ['none', [], {}, 400, 'Choose 2 to 4 providers'],
    ['an unknown one', ['Cedar', 'nobody'], {}, 404, 'There is no provider “nobody”.'],
    ['two without prices', ['Empty', 'Fern'], {}, 400, 'None of these providers lists a price.'],
    [
      'an unknown medication',
      ['Cedar', 'ash'],
      { medication: 'placebo' },
      400,
      'None of these providers lists “placebo”. They list Mounjaro and Wegovy.',
    ],
  ])('says what is wrong with %s', async (_, names, query, status, sentence) => {
    const { body } = await ask(names, query).expect(status);
    expect((body as { error: string }).error).toContain(sentence);
  });
});

it('GET /api/provider-names lists all providers by name', async () => {
  const { body } = await api.get('/api/provider-names').expect(200);
  const names = providerNamesSchema.parse(body);
  expect(names.map(({ name }) => name)).toEqual(['ash', 'Cedar', 'Dene', 'Elder', 'Empty', 'Fern']);
  expect(names[1]).toEqual({ slug: slugs.Cedar, name: 'Cedar' });
});
