import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createProvider } from '../testing/example-data.ts';
import { head } from '../testing/raw-http.ts';
import { startAppProcess, type AppProcess } from '../testing/start-app-process.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';

type Report = { userLimits: { open_files: { soft: number | string } } };

/** Each takes a file of this process and one of the server, which need some for themselves. */
const { soft } = (process.report.getReport() as unknown as Report).userLimits.open_files;
const idle = Math.min(10_000, (Number(soft) || Infinity) - 1000);
const atOnce = 250;

let test: TestPayload;
let app: AppProcess;
let sockets: Socket[] = [];

beforeAll(async () => {
  test = await startTestPayload();
  await createProvider(test.payload);
  app = await startAppProcess(test.env);
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
});
afterAll(async () => {
  await app.kill();
  await test.stop();
});

/** Opens connections and sends the beginning of what a client may send on each. */
async function open(count: number, text = ''): Promise<Socket[]> {
  const { port } = new URL(app.url);
  const opened: Socket[] = [];
  while (opened.length < count) {
    const some = Array.from({ length: Math.min(atOnce, count - opened.length) }, () =>
      connect(Number(port), '127.0.0.1').on('error', () => {}),
    );
    await Promise.all(some.map((socket) => once(socket, 'connect')));
    for (const socket of some) if (text) socket.write(text);
    opened.push(...some);
  }
  sockets.push(...opened);
  return opened;
}

async function expectOthersToBeAnswered(): Promise<void> {
  for (const path of ['/healthz', '/compare', '/api/products', '/api/companies']) {
    expect((await fetch(app.url + path)).status).toBe(200);
  }
}

it(`${idle} connections that say nothing keep nobody from being answered`, async () => {
  expect(idle).toBeGreaterThan(0);
  const connections = await open(idle);
  await expectOthersToBeAnswered();
  expect(connections.filter(({ readyState }) => readyState !== 'open')).toEqual([]);
});

it('clients that send no more than the beginning of a request are cut off, and keep nobody from being answered', async () => {
  const slow = await open(200, 'GET /compare HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  const closed = Promise.all(slow.map((socket) => once(socket.resume(), 'close')));
  await expectOthersToBeAnswered();
  await closed;
});

it('clients that do not read what they have asked for keep nobody from being answered', async () => {
  const request = head('GET /api/openapi.json', 'Accept-Encoding: identity');
  const deaf = await open(200, request.repeat(8));
  await expectOthersToBeAnswered();
  expect(deaf.filter(({ readyState }) => readyState !== 'open')).toEqual([]);
});
