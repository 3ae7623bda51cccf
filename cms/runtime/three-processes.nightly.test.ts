import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Product, Provider } from '#collections/payload-types.ts';
import { startBalancingProxy, type BalancingProxy } from '../testing/balancing-proxy.ts';
import {
  createGuide,
  createMedication,
  createProduct,
  createRegisteredProvider,
} from '../testing/example-data.ts';
import { startMailServer, type MailServer } from '../testing/mail-server.ts';
import { cookieIn, sendJson } from '../testing/send-json.ts';
import { startAppProcess, type AppProcess } from '../testing/start-app-process.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';

const account = { email: 'edith@directory.example', password: 'seven lamps over the quay' };
const patience = { timeout: 60_000, interval: 100 };

// One process alone serves an embedded database.
describe.runIf(process.env.TEST_DATABASE_URL)('three processes behind a proxy', () => {
  let mail: MailServer;
  let test: TestPayload;
  let processes: AppProcess[];
  let proxy: BalancingProxy;
  let provider: Provider;
  let product: Product;

  const urls = () => processes.map(({ url }) => url);
  const start = () => startAppProcess(test.env, { SMTP_URL: mail.url });

  beforeAll(async () => {
    mail = await startMailServer();
    test = await startTestPayload({ SMTP_URL: mail.url });
    const { payload } = test;
    await payload.create({
      collection: 'users',
      data: { name: 'Edith Example', roles: ['admin'], ...account },
    });
    provider = await createRegisteredProvider(payload);
    const medication = await createMedication(payload);
    product = await createProduct(payload, { provider: provider.id, medication: medication.id });
    processes = await Promise.all([start(), start(), start()]);
    proxy = await startBalancingProxy(urls);
    await vi.waitUntil(() => proxy.ready().length === 3, patience);
  });
  afterAll(async () => {
    await proxy.stop();
    await Promise.all(processes.map(({ kill }) => kill()));
    await test.stop();
    await mail.stop();
  });

  /**
   * Starts visitors that each send one request after another, every fiftieth a subscription of a new address; the returned
   * function stops them and tells what was answered.
   */
  function startVisitors() {
    const statuses = new Map<string, number>();
    const subscribers: string[] = [];
    const leaving = new AbortController();
    let sent = 0;
    const paths = ['/api/companies', `/api/providers/${provider.slug}`, '/compare', '/api/guides'];

    async function sendNext(): Promise<void> {
      sent += 1;
      const isRead = sent % 50 > 0;
      const path = isRead ? paths[sent % paths.length] : '/api/subscriptions';
      const email = `reader-${sent}@reader.example`;
      const answer = await fetch(proxy.url + path, isRead ? {} : subscriptionOf(email, sent)).then(
        async (response) => {
          await response.arrayBuffer();
          return `${isRead ? 'read' : 'subscribed'}: ${response.status}`;
        },
        (error: unknown) => `cut off: ${String(error)}`,
      );
      statuses.set(answer, (statuses.get(answer) ?? 0) + 1);
      if (answer === 'subscribed: 201') subscribers.push(email);
    }

    const visitors = Array.from({ length: 16 }, async () => {
      while (!leaving.signal.aborted) {
        await sendNext();
        await sleep(10);
      }
    });
    return {
      sent: () => sent,
      leave: async () => {
        leaving.abort();
        await Promise.all(visitors);
        return { statuses, subscribers };
      },
    };
  }

  it('lose none of ten thousand requests while each is started anew, and send each mail once', async () => {
    const visitors = startVisitors();
    for (const [index, running] of processes.entries()) {
      expect(await running.terminate()).toBe(0);
      processes[index] = await start();
      await vi.waitUntil(() => proxy.ready().length === 3, patience);
    }
    await vi.waitUntil(() => visitors.sent() > 10_000, patience);
    const { statuses, subscribers } = await visitors.leave();
    expect([...statuses.keys()].toSorted()).toEqual(['read: 200', 'subscribed: 201']);
    expect(subscribers.length).toBeGreaterThan(199);

    const waiting = { dueAt: { exists: true } };
    await vi.waitUntil(
      async () =>
        (await test.payload.count({ collection: 'subscriptions', where: waiting })).totalDocs === 0,
      patience,
    );
    const recipients = (await mail.read()).map(({ to }) => to?.[0]?.address ?? '');
    expect(recipients.toSorted()).toEqual(subscribers.toSorted());
  });

  it('show a change that was saved through one of them on the pages of all', async () => {
    const [first] = urls();
    const login = await sendJson(`${first}/cms-api/users/login`, account);
    const [cookie = ''] = (cookieIn(login, 'payload-token') ?? '').split(';');
    const saved = await fetch(`${first}/cms-api/products/${product.id}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Origin: test.env.publicUrl, Cookie: cookie },
      body: JSON.stringify({ pricePence: 14_250 }),
    });
    expect(saved.status).toBe(200);
    for (const url of urls()) {
      await vi.waitFor(async () => {
        const answer = await fetch(`${url}/api/providers/${provider.slug}`);
        expect(await answer.json()).toMatchObject({ products: [{ price: '142.50' }] });
      }, patience);
    }
  });

  it('publish what was scheduled once, on the pages of all', async () => {
    const { payload } = test;
    const guide = await createGuide(payload, { title: 'For later', _status: 'draft' });
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'guides', value: guide.id } },
      waitUntil: new Date(),
    });
    for (const url of urls()) {
      await vi.waitFor(async () => {
        const answer = await fetch(`${url}/api/guides`);
        expect(await answer.json()).toMatchObject([{ slug: guide.slug }]);
      }, patience);
    }
    await vi.waitUntil(
      async () => (await payload.count({ collection: 'payload-jobs' })).totalDocs === 0,
      patience,
    );
    const published = { parent: { equals: guide.id }, 'version._status': { equals: 'published' } };
    const { totalDocs } = await payload.countVersions({ collection: 'guides', where: published });
    expect(totalDocs).toBe(1);
  });
});

/** A subscription as the form sends it, each from a network address of its own. */
function subscriptionOf(email: string, number: number): RequestInit {
  return {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `198.18.${number >> 8}.${number & 255}`,
    },
    body: JSON.stringify({ email, source: 'home' }),
  };
}
