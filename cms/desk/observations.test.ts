import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#collections/payload-types.ts';
import { createMedication, createProduct, createProvider } from '../testing/example-data.ts';
import { createTestEditors, type TestEditors } from '../testing/test-editors.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { readObservations } from './observations.ts';

let test: TestPayload;
let editors: TestEditors;
let product: Product;

beforeAll(async () => {
  test = await startTestPayload();
  editors = await createTestEditors(test);
  const { payload } = test;
  const provider = await createProvider(payload);
  const medication = await createMedication(payload);
  const related = { provider: provider.id, medication: medication.id };
  product = await createProduct(payload, { ...related, pricePence: 10_000 });
  await createProduct(payload, { ...related, dose: '5mg', pricePence: 15_000 });
  await editors.patch('clerk', `/products/${product.id}`, { pricePence: 12_000 }).expect(200);
});
afterAll(() => test.stop());

describe('the observations of a product', () => {
  const read = (role: 'admin' | 'viewer', field: 'product' | 'provider' = 'product') =>
    readObservations(test.payload, {
      user: editors.user(role),
      field,
      id: field === 'product' ? product.id : (product.provider as { id: string }).id,
    });

  it('are listed newest first, with the names of colleagues', async () => {
    const observation = { medication: 'Mounjaro', dose: '2.5mg', fileName: null, inStock: true };
    expect(await read('admin')).toMatchObject([
      { ...observation, pricePence: 12_000, route: 'Form', by: 'clerk' },
      { ...observation, pricePence: 10_000, route: 'System', by: null },
    ]);
    expect((await read('viewer')).map(({ by }) => by)).toEqual(['clerk', null]);
  });

  it('lead to the evidence that they name', async () => {
    const { payload } = test;
    const id = 'e'.repeat(64);
    await payload.db.create({ collection: 'evidence', data: { id, extension: 'webp', bytes: 1 } });
    const { provider, medication } = product;
    const later = await createProduct(payload, {
      provider,
      medication,
      dose: '10mg',
      evidence: id,
    });
    const [observation] = await readObservations(payload, {
      user: editors.user('viewer'),
      field: 'product',
      id: later.id,
    });
    expect(observation?.evidence).toBe(`/evidence/${id}.webp`);
    expect((await read('viewer'))[0]?.evidence).toBeNull();
    await payload.db.deleteOne({ collection: 'observations', where: { evidence: { equals: id } } });
    await payload.db.deleteOne({ collection: 'products', where: { id: { equals: later.id } } });
  });

  it('are its provider’s too, with all other doses', async () => {
    const observations = await read('viewer', 'provider');
    expect(observations.map(({ dose }) => dose).toSorted()).toEqual(['2.5mg', '2.5mg', '5mg']);
  });

  it.each(['admin', 'editor', 'clerk', 'moderator', 'viewer'] as const)(
    'cannot be changed by %s',
    async (role) => {
      const [observation] = await read('admin');
      await editors.patch(role, `/observations/${observation!.id}`, { pricePence: 1 }).expect(403);
    },
  );
});
