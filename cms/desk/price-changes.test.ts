import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#collections/payload-types.ts';
import { createMedication, createProduct, createProvider } from '../testing/example-data.ts';
import { createTestEditors, type TestEditors } from '../testing/test-editors.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { readPriceChanges } from './price-changes.ts';

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

describe('the price history of a product', () => {
  const read = (role: 'admin' | 'viewer', field: 'product' | 'provider' = 'product') =>
    readPriceChanges(test.payload, {
      user: editors.user(role),
      field,
      id: field === 'product' ? product.id : (product.provider as { id: string }).id,
    });

  it('has every price, newest first, with the names that the reader may know', async () => {
    const change = { medication: 'Mounjaro', dose: '2.5mg', fileName: null };
    expect(await read('admin')).toMatchObject([
      { ...change, oldPricePence: 10_000, newPricePence: 12_000, changedBy: 'clerk' },
      { ...change, oldPricePence: null, newPricePence: 10_000, changedBy: null },
    ]);
    expect((await read('viewer')).map(({ changedBy }) => changedBy)).toEqual([null, null]);
  });

  it('is its provider’s too, with all other doses', async () => {
    const changes = await read('viewer', 'provider');
    expect(changes.map(({ dose }) => dose).toSorted()).toEqual(['2.5mg', '2.5mg', '5mg']);
  });

  it.each(['admin', 'editor', 'clerk', 'moderator', 'viewer'] as const)(
    'cannot be changed by %s',
    async (role) => {
      const [change] = await read('admin');
      await editors.patch(role, `/price-history/${change!.id}`, { newPricePence: 1 }).expect(403);
    },
  );
});
