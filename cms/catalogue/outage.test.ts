import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Product, Provider } from '#collections/payload-types.ts';
import { startCuttableDatabase, type CuttableDatabase } from '../testing/cuttable-database.ts';
import { createMedication, createProduct, createProvider } from '../testing/example-data.ts';
import { sendJson } from '../testing/send-json.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createChangeLog } from './change-log.ts';

let database: CuttableDatabase;
let app: TestApp;
let server: Server;
let provider: Provider;
let product: Product;
let url: string;
let token: string;

const editor = { email: 'edith@directory.example', password: 'a long password' };

beforeAll(async () => {
  database = await startCuttableDatabase();
  app = await startTestApp({ variables: database.variables });
  provider = await createProvider(app.payload);
  const medication = await createMedication(app.payload);
  product = await createProduct(app.payload, {
    provider: provider.id,
    medication: medication.id,
  });
  await app.payload.create({
    collection: 'users',
    data: { ...editor, name: 'Edith', roles: ['editor'] },
  });
  ({ token = '' } = await app.payload.login({ collection: 'users', data: editor }));
  server = createServer(app.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await app.stop();
  await database.stop();
});

/** The driver gives up after five seconds, a poll may then back off for fifteen, and a heartbeat comes every half minute. */
const patience = { timeout: 60_000, interval: 200 };

const read = (path: string) => fetch(url + path);
type Readiness = {
  status: string;
  database: { reachable: boolean; since: string };
  catalogue: object;
};
const readyz = async () => (await (await read('/readyz')).json()) as Readiness;
const price = async () => {
  const response = await read(`/api/providers/${provider.slug}`);
  const { products } = (await response.json()) as { products: { price: string }[] };
  return products[0]?.price;
};
const save = (pricePence: number) =>
  app.payload.update({ collection: 'products', id: product.id, data: { pricePence } });

/** What is sent by a visitor, an editor at work and one who signs in. */
async function writes() {
  const message = { name: 'Pat', email: 'pat@reader.example', subject: 'Doses', message: 'Which?' };
  return Promise.all([
    sendJson(`${url}/api/contact-messages`, message),
    sendJson(`${url}/api/subscriptions`, { email: 'pat@reader.example', source: 'home' }),
    sendJson(
      `${url}/cms-api/products/${product.id}`,
      { inStock: true },
      { method: 'patch', token },
    ),
    sendJson(`${url}/cms-api/users/login`, editor),
  ]);
}

/**
 * Starts visitors that each send one request after another; the returned function stops them and counts answers by
 * status.
 */
function startVisitors(): () => Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const leaving = new AbortController();
  const paths = ['/api/companies', `/api/providers/${provider.slug}`, '/api/products?dose=5mg'];
  const visitors = Array.from({ length: 12 }, async (_, visitor) => {
    while (!leaving.signal.aborted) {
      const { status } = await read(paths[visitor % paths.length] ?? '/');
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await yieldToEventLoop();
    }
  });
  return async () => {
    leaving.abort();
    await Promise.all(visitors);
    return statuses;
  };
}

describe('a database that goes away while visitors come', () => {
  it('is not missed by them, and its changes are on the site once it is back', async () => {
    const { logger } = app.payload;
    const error = vi.spyOn(logger, 'error');
    const before = await readyz();
    expect(before).toMatchObject({ status: 'ready', database: { reachable: true } });
    const stopVisitors = startVisitors();

    await database.cut(app.payload);
    const away = await vi.waitUntil(async () => {
      const answer = await readyz();
      return answer.database.reachable ? undefined : answer;
    }, patience);
    expect(away).toMatchObject({ status: 'degraded', catalogue: before.catalogue });
    expect(Date.parse(away.database.since)).toBeGreaterThan(Date.parse(before.database.since));
    await expect(save(9900)).rejects.toThrow(/./);
    expect(await price()).toBe('129.00');
    for (const answer of await writes()) {
      expect(answer.status).toBe(503);
      expect(answer.headers['retry-after']).toBe('10');
      expect(answer.text).toContain(
        'Our database does not answer at the moment. Please try again in a minute.',
      );
    }

    await database.restore(app.payload);
    // A change by another process meanwhile.
    const { id } = product;
    const data = { pricePence: 14000 };
    await app.payload.db.updateOne({ collection: 'products', id, data });
    await createChangeLog(app.payload).append([{ collection: 'products', ids: [id] }]);
    await vi.waitUntil(async () => (await price()) === '140.00', patience);
    expect((await writes()).map(({ status }) => status)).toEqual([201, 201, 200, 200]);
    // The next heartbeat finds that it takes writes again.
    const back = await vi.waitUntil(async () => {
      const answer = await readyz();
      return answer.status === 'ready' && answer;
    }, patience);
    expect(back.database).toMatchObject({ reachable: true, writable: true });
    expect(Date.parse(back.database.since)).toBeGreaterThan(Date.parse(away.database.since));
    await save(15000);
    expect(await price()).toBe('150.00');

    const statuses = await stopVisitors();
    expect([...statuses.keys()]).toEqual([200]);
    expect(statuses.get(200)).toBeGreaterThan(100);
    const polls = error.mock.calls.filter(([, text]) => String(text).includes('Polling for'));
    expect(polls).toHaveLength(1);
  });
});

it.runIf(process.env.TEST_DATABASE_URL)(
  'a database that has fallen silent is noticed, and what is sent meanwhile is told so',
  async () => {
    database.hang?.();
    const answers = await writes();
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
    expect(await readyz()).toMatchObject({ status: 'degraded', database: { reachable: false } });
    expect(await price()).toBe('150.00');

    await database.restore(app.payload);
    await vi.waitUntil(async () => (await readyz()).database.reachable, patience);
    await save(16000);
    expect(await price()).toBe('160.00');
  },
);
