import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertRows } from '../database/insert-rows.ts';
import { countTurns } from '../testing/count-turns.ts';
import { createMedication, createProduct, createProvider } from '../testing/example-data.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { readAll } from './read-documents.ts';

let test: TestPayload;

beforeAll(async () => {
  test = await startTestPayload();
});
afterAll(() => test.stop());

it('the prices of a day are described in groups, between which others have their turn', async () => {
  const { payload } = test;
  const { id: provider } = await createProvider(payload);
  const { id: medication } = await createMedication(payload);
  const sold = { provider, medication, dose: '2.5mg' };
  const { id: product } = await createProduct(payload, sold);
  const start = Date.now() - 60 * 60 * 1000;
  const seen = Array.from({ length: 5000 }, (_, index) => {
    const seenAt = new Date(start + index).toISOString();
    const route = 'system' as const;
    return {
      ...sold,
      product,
      pricePence: 12_900,
      isListed: true,
      seenAt,
      recordedAt: seenAt,
      route,
    };
  });
  await insertRows(payload, 'observations', seen);

  const priceWindowStart = new Date(start).toISOString();
  const readings = readAll(payload, { only: ['observations'], priceWindowStart });
  await readings.next();
  let count = 0;
  const turns = await countTurns(async () => {
    const { value } = await readings.next();
    count = value?.found.size ?? 0;
  });
  expect(count).toBe(5001);
  expect(turns).toBeGreaterThanOrEqual(10);
});
