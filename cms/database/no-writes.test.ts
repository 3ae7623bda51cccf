import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Product, Provider } from '#collections/payload-types.ts';
import { createChangeLog } from '../catalogue/change-log.ts';
import { startCatalogue } from '../catalogue/catalogue-service.ts';
import { createMedication, createProduct, createProvider } from '../testing/example-data.ts';
import { listen, type Listening } from '../testing/listen.ts';
import { sendJson } from '../testing/send-json.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestEditors } from '../testing/test-editors.ts';
import { startTestPayload } from '../testing/test-payload.ts';

/** SQLite counts pages and refuses to write as it does on a disk that is full or read-only, which no test can make everywhere. */
const faults: [string, (client: SQLiteAdapter['client']) => Promise<string>][] = [
  [
    'whose disk is full',
    async (client) => {
      await client.execute('CREATE TABLE padding (text TEXT)');
      const { rows } = await client.execute('PRAGMA page_count');
      await client.execute(`PRAGMA max_page_count = ${Number(rows[0]?.page_count) + 10}`);
      const fill = () => client.execute('INSERT INTO padding VALUES (hex(randomblob(1000)))');
      await expect(repeatedly(fill)).rejects.toThrow('SQLITE_FULL');
      return 'PRAGMA max_page_count = 1000000';
    },
  ],
  [
    'that is read-only',
    async (client) => {
      await client.execute('PRAGMA query_only = ON');
      return 'PRAGMA query_only = OFF';
    },
  ],
];

describe.skipIf(process.env.TEST_DATABASE_URL).each(faults)(
  'a database %s',
  (_what, refuseWrites) => {
    let app: TestApp;
    let server: Listening;
    let token: string;
    let provider: Provider;
    let product: Product;
    let pricePence = 12_900;

    beforeAll(async () => {
      app = await startTestApp();
      const { payload } = app;
      token = (await createTestEditors(app.test)).token('clerk');
      provider = await createProvider(payload);
      const medication = await createMedication(payload);
      product = await createProduct(payload, { provider: provider.id, medication: medication.id });
      server = await listen(app.app);
    });
    afterAll(async () => {
      server.stop();
      await app.stop();
    });

    const write = () =>
      sendJson(`${server.url}/api/contact-messages`, {
        name: 'Pat',
        email: 'pat@reader.example',
        subject: 'Doses',
        // More than there may be room for in a page that is there already.
        message: 'Which? '.repeat(700),
      });
    const savePrice = () =>
      sendJson(
        `${server.url}/cms-api/products/${product.id}`,
        { pricePence: (pricePence += 1) },
        { method: 'patch', token },
      );
    const messages = async () =>
      (await app.payload.count({ collection: 'contact-messages' })).totalDocs;

    it('is read, what is sent is refused with what to do, and all goes on once it takes writes', async () => {
      const { client } = app.payload.db as Payload['db'] & SQLiteAdapter;
      const allowWrites = await refuseWrites(client);
      const read = await fetch(`${server.url}/api/providers/${provider.slug}`);
      expect(read.status).toBe(200);

      const acknowledged: number[] = [];
      const saveAgain = async () => {
        const { status } = await savePrice();
        if (status !== 200) throw new Error(`refused: ${status}`);
        acknowledged.push(pricePence);
      };
      await expect(repeatedly(saveAgain)).rejects.toThrow('refused: 503');
      for (const answer of [await write(), await savePrice()]) {
        expect(answer.status).toBe(503);
        expect(answer.headers['retry-after']).toBe('10');
        expect(answer.text).toContain('Our database does not answer at the moment.');
      }
      expect(await messages()).toBe(0);

      await client.execute(allowWrites);
      expect((await write()).status).toBe(201);
      expect(await messages()).toBe(1);
      expect((await savePrice()).status).toBe(200);
      acknowledged.push(pricePence);
      expect(await observedPrices()).toEqual(expect.arrayContaining(acknowledged));
      const shown = await fetch(`${server.url}/api/providers/${provider.slug}`);
      expect(await shown.json()).toMatchObject({
        products: [{ price: (pricePence / 100).toFixed(2) }],
      });
    });

    async function observedPrices() {
      const { docs } = await app.payload.find({
        collection: 'observations',
        where: { product: { equals: product.id } },
        pagination: false,
      });
      return docs.map((observation) => observation.pricePence);
    }
  },
);

it.skipIf(process.env.TEST_DATABASE_URL)(
  'a catalogue starts while nothing can be written, and tells other processes once it can',
  async () => {
    const test = await startTestPayload();
    onTestFinished(() => test.stop());
    await createProvider(test.payload);
    const log = createChangeLog(test.payload);
    const before = await log.end();
    const { client } = test.payload.db as Payload['db'] & SQLiteAdapter;
    await client.execute('PRAGMA query_only = ON');
    const catalogue = await startCatalogue(test.payload);
    onTestFinished(() => catalogue.stop());
    expect(catalogue.current().companies).toHaveLength(1);
    expect(await log.since(before)).toEqual({ changes: [], end: before });

    await client.execute('PRAGMA query_only = OFF');
    await expect
      .poll(async () => (await log.since(before))?.changes)
      .toContainEqual({ collection: 'products', ids: null });
  },
);

/** Until it fails. */
async function repeatedly(act: () => Promise<unknown>): Promise<never> {
  for (;;) await act();
}
