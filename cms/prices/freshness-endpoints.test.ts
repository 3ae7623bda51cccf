import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#collections/payload-types.ts';
import { createMedication, createProduct, createProvider } from '#cms/testing/example-data.ts';
import { createTestEditors, type TestEditors } from '#cms/testing/test-editors.ts';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';

const longAgo = '2025-01-01T00:00:00.000Z';
const path = '/freshness/mark-as-checked';

let test: TestPayload;
let editors: TestEditors;
let products: Product[];

beforeAll(async () => {
  test = await startTestPayload();
  editors = await createTestEditors(test);
  const provider = await createProvider(test.payload);
  const medication = await createMedication(test.payload);
  const related = { provider: provider.id, medication: medication.id, checkedAt: longAgo };
  products = [
    await createProduct(test.payload, related),
    await createProduct(test.payload, { ...related, dose: '5mg' }),
    await createProduct(test.payload, { ...related, dose: '10mg' }),
  ];
});
afterAll(() => test.stop());

/** The price as the list of them shows it. */
const rowOf = ({ id, updatedAt }: Product) => ({ id, updatedAt });
const read = (id: string) => test.payload.findByID({ collection: 'products', id, depth: 0 });

describe('marking prices as checked', () => {
  it('records who checked them and when, and changes nothing else', async () => {
    const [first, second, third] = products as [Product, Product, Product];
    const before = await read(first.id);
    const start = new Date().toISOString();
    const rows = [rowOf(first), rowOf(second)];
    const { body } = await editors.post('clerk', path, { rows }).expect(200);
    expect(body).toEqual({ done: 2, failed: 0, overtaken: 0 });
    const after = await read(first.id);
    expect(after.checkedAt >= start).toBe(true);
    expect(after).toEqual({
      ...before,
      checkedAt: after.checkedAt,
      checkedBy: editors.user('clerk').id,
      checkedThrough: 'form',
      updatedAt: after.updatedAt,
    });
    expect((await read(third.id)).checkedAt).toBe(longAgo);
    const { docs } = await test.payload.find({
      collection: 'observations',
      where: { product: { equals: first.id } },
      sort: 'recordedAt',
      depth: 0,
    });
    const { pricePence } = first;
    expect(docs).toMatchObject([
      { pricePence, seenAt: longAgo, route: 'system' },
      { pricePence, seenAt: after.checkedAt, route: 'form', byRole: 'clerk' },
    ]);
    const { totalDocs } = await test.payload.count({ collection: 'observations' });
    expect(totalDocs).toBe(5);
  });

  it.each([
    [null, 401],
    ['viewer', 403],
    ['moderator', 403],
    ['clerk', 200],
    ['editor', 200],
    ['admin', 200],
  ] as const)('by %s answers %i', async (role, status) => {
    const shown = await Promise.all(products.map(({ id }) => read(id)));
    const rows = shown.map(rowOf);
    await editors.post(role, path, { rows }).expect(status);
  });

  it('is refused unless it names prices', async () => {
    await editors.post('clerk', path, { rows: [] }).expect(400);
    await editors.post('clerk', path, {}).expect(400);
  });

  it('leaves out a price that has been changed or removed meanwhile', async () => {
    const seen = await Promise.all(products.map(({ id }) => read(id)));
    const [changed, removed, unchanged] = seen as [Product, Product, Product];
    const pricePence = changed.pricePence + 100;
    await editors.patch('editor', `/products/${changed.id}`, { pricePence }).expect(200);
    const deletedAt = new Date().toISOString();
    await editors.patch('editor', `/products/${removed.id}`, { deletedAt }).expect(200);
    const before = await read(changed.id);
    const start = new Date().toISOString();
    await editors
      .post('clerk', path, { rows: seen.map(rowOf) })
      .expect(200, { done: 1, failed: 0, overtaken: 2 });
    expect(await read(changed.id)).toEqual(before);
    expect((await read(unchanged.id)).checkedAt >= start).toBe(true);
    const { docs } = await test.payload.find({
      collection: 'products',
      where: { id: { equals: removed.id } },
      trash: true,
    });
    expect(docs).toMatchObject([{ checkedAt: removed.checkedAt, deletedAt }]);
  });
});
