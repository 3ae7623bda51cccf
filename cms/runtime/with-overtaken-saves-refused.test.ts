import { createClient, type Client } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createGuide,
  createMedication,
  createProduct,
  createProvider,
} from '../testing/example-data.ts';
import { inEachTurn } from '../testing/in-each-turn.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';

const isEmbedded = !process.env.TEST_DATABASE_URL;

describe.runIf(isEmbedded)('a save on SQLite, which answers at once', () => {
  let test: TestPayload;
  let product: string;

  beforeAll(async () => {
    test = await startTestPayload();
    const provider = await createProvider(test.payload);
    const medication = await createMedication(test.payload);
    const fields = { provider: provider.id, medication: medication.id };
    ({ id: product } = await createProduct(test.payload, fields));
  });
  afterAll(() => test.stop());

  it('yields to the event loop before it is written', async () => {
    const { payload } = test;
    const pricesInTurns: number[] = [];
    const { updateOne } = payload.db;
    payload.db.updateOne = (given) => {
      setImmediate(async () => {
        const { pricePence } = await payload.findByID({ collection: 'products', id: product });
        pricesInTurns.push(pricePence);
      });
      return updateOne.call(payload.db, given);
    };
    const data = { pricePence: 12_500 };
    await payload.update({ collection: 'products', id: product, data, overrideAccess: true });
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

  describe('leaves a backup nothing half, at whatever turn it is made:', () => {
    let file: Client;

    beforeAll(() => {
      file = createClient({ url: test.env.databaseUrl });
    });
    afterAll(() => file.close());

    it('no product without its observation', async () => {
      const halves = await foundMeanwhile(
        "SELECT id FROM products WHERE observation ->> 'id' NOT IN (SELECT id FROM observations)",
        { collection: 'products', id: product, data: { pricePence: 13_900 } },
      );
      expect(halves).toEqual([]);
    });

    it('no guide without its version', async () => {
      const { id } = await createGuide(test.payload);
      const halves = await foundMeanwhile(
        'SELECT id FROM guides WHERE title NOT IN (SELECT version_title FROM _guides_v WHERE latest)',
        { collection: 'guides', id, data: { title: 'A guide to needles' } },
      );
      expect(halves).toEqual([]);
    });

    /** What a query finds in the turns of a save, and at least once. */
    async function foundMeanwhile(
      query: string,
      save: Parameters<typeof test.payload.update>[0],
    ): Promise<unknown[]> {
      const answers: ReturnType<Client['execute']>[] = [];
      await inEachTurn(
        () => answers.push(file.execute(query)),
        () => test.payload.update(save),
      );
      expect(answers.length).toBeGreaterThan(0);
      return (await Promise.all(answers)).flatMap(({ rows }) => rows);
    }
  });
});
