import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMedication, createProduct, createProvider } from '#cms/testing/example-data.ts';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';
import { completePriceHistory } from './complete-history.ts';

let test: TestPayload;

beforeAll(async () => {
  test = await startTestPayload();
});
afterAll(() => test.stop());

it('appends the missing entry of a price, unless an import is under way', async () => {
  const { payload } = test;
  const provider = await createProvider(payload);
  const medication = await createMedication(payload);
  const related = { provider: provider.id, medication: medication.id };
  const interrupted = await createProduct(payload, { ...related, pricePence: 12_900 });
  await createProduct(payload, { ...related, dose: '5mg', pricePence: 15_900 });
  await payload.db.updateOne({
    collection: 'products',
    id: interrupted.id,
    data: { pricePence: 13_900, updatedAt: new Date().toISOString() },
    req: { payload },
  });

  const underWay = await payload.create({
    collection: 'price-imports',
    data: { fileName: 'prices.csv', status: 'applying', counts: {} },
  });
  await completePriceHistory(payload);
  expect((await payload.count({ collection: 'price-history' })).totalDocs).toBe(2);
  await payload.delete({ collection: 'price-imports', id: underWay.id });

  await completePriceHistory(payload);
  await completePriceHistory(payload);

  const { docs } = await payload.find({ collection: 'price-history', sort: 'createdAt', depth: 0 });
  expect(docs.map((change) => [change.oldPricePence ?? null, change.newPricePence])).toEqual([
    [null, 12_900],
    [null, 15_900],
    [12_900, 13_900],
  ]);
  expect(docs.at(-1)).toMatchObject({ product: interrupted.id, source: 'system' });
});
