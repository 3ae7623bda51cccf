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

  it('of what has been deleted since it was read is refused, and brings nothing back', async () => {
    const { payload } = test;
    const { id: provider } = await createProvider(payload, { name: 'Visited', slug: 'visited' });
    const { id } = await payload.create({ collection: 'watched-providers', data: { provider } });
    const where = { id: { equals: id } };
    const { updateOne } = payload.db;
    payload.db.updateOne = async (given) => {
      await payload.db.deleteOne({ collection: 'watched-providers', where });
      return updateOne.call(payload.db, given);
    };
    const data = { countsUnchanged: true };
    const save = payload.update({ collection: 'watched-providers', id, data });
    await expect(save).rejects.toMatchObject({ status: 404 });
    payload.db.updateOne = updateOne;
    const { totalDocs } = await payload.count({ collection: 'watched-providers', where });
    expect(totalDocs).toBe(0);
  });

  it('of a provider, of which there are drafts, brings it back neither', async () => {
    const { payload } = test;
    const { id } = await createProvider(payload, { name: 'Brief Clinic', slug: 'brief-clinic' });
    const where = { id: { equals: id } };
    const { updateOne } = payload.db;
    payload.db.updateOne = async (given) => {
      await payload.db.deleteOne({ collection: 'providers', where });
      return updateOne.call(payload.db, given);
    };
    const save = payload.update({ collection: 'providers', id, data: { name: 'Brief' } });
    await expect(save).rejects.toMatchObject({ status: 404 });
    payload.db.updateOne = updateOne;
    const { totalDocs } = await payload.count({ collection: 'providers', where });
    expect(totalDocs).toBe(0);
  });
});
