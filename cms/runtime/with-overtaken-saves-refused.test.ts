import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMedication, createProduct, createProvider } from '../testing/example-data.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';

const isEmbedded = !process.env.TEST_DATABASE_URL;

describe.runIf(isEmbedded)('a save on SQLite, which answers at once', () => {
  let test: TestPayload;

  beforeAll(async () => {
    test = await startTestPayload();
  });
  afterAll(() => test.stop());

  it('yields to the event loop before it is written', async () => {
    const { payload } = test;
    const [provider, medication] = [await createProvider(payload), await createMedication(payload)];
    const { id } = await createProduct(payload, {
      provider: provider.id,
      medication: medication.id,
    });
    const pricesInTurns: number[] = [];
    const { updateOne } = payload.db;
    payload.db.updateOne = (given) => {
      setImmediate(async () => {
        const { pricePence } = await payload.findByID({ collection: 'products', id });
        pricesInTurns.push(pricePence);
      });
      return updateOne.call(payload.db, given);
    };
    const data = { pricePence: 12_500 };
    await payload.update({ collection: 'products', id, data, overrideAccess: true });
    payload.db.updateOne = updateOne;
    expect(pricesInTurns).toEqual([12_900]);
  });
});
