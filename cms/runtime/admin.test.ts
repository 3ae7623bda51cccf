import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { listen, type Listening } from '../testing/listen.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { builtAdmin, type Admin, type AdminThreadData } from './admin.ts';
import type { StartThread } from './thread.ts';

/** In place of Next, answers with what it has been asked, by the last part of the path. */
const thread = `
  const { createServer } = require('node:http');
  const { once } = require('node:events');
  const { buffer } = require('node:stream/consumers');
  const { parentPort, threadId, workerData } = require('node:worker_threads');
  const parts = {
    echo: async (req, res) => {
      const body = String(await buffer(req));
      res.writeHead(201, { 'Cache-Control': 'private', 'Set-Cookie': ['a=1', 'b=2'], 'X-Own': 'ä' });
      res.end(JSON.stringify({ method: req.method, url: req.url, headers: req.headers, body }));
    },
    status: async (req, res) => {
      parentPort.postMessage('status');
      const [{ version, isWritable }] = await once(parentPort, 'message');
      res.end(JSON.stringify({ version, isWritable }));
    },
    number: (req, res) => res.end(String(threadId)),
    die: () => process.exit(),
    fail: () => { throw new Error('A bug of ours'); },
    breakOff: (req, res) => { res.write('a part'); setTimeout(() => process.exit(), 50); },
    hang: (req, res) => { res.once('close', () => parentPort.postMessage('let go')); },
  };
  createServer((req, res) => parts[/\\w+$/.exec(req.url.split('?')[0])[0]](req, res))
    .listen(workerData.socketPath, () => parentPort.postMessage('listening'));`;

let startable = thread;
let started: { thread: Worker; socketPath: string }[] = [];
const startThread: StartThread<AdminThreadData> = (options) => {
  const worker = new Worker(startable, { ...options, eval: true });
  started.push({ thread: worker, socketPath: options.workerData.socketPath });
  return worker;
};

let test: TestApp;
let admin: Admin;
let site: Listening;

beforeAll(async () => {
  test = await startTestApp({
    admin: (base) => (admin = builtAdmin({ ...base, startThread })),
    variables: { LOG_LEVEL: 'silent' },
  });
  site = await listen(test.app);
});
afterEach(async () => {
  await admin.stop();
  started = [];
  startable = thread;
});
afterAll(async () => {
  site.stop();
  await test.stop();
});

const ask = (part: string, init?: RequestInit) => fetch(`${site.url}/admin/${part}`, init);
const textOf = async (part: string) => (await ask(part)).text();

it('a request and its answer pass through the thread as they are, with what the site says of every page of the admin', async () => {
  const action = { 'Next-Action': 'a'.repeat(42), 'X-Of-Browser': 'ö', TE: 'trailers' };
  const response = await ask('echo?a=%C3%A4&a=2', { method: 'POST', headers: action, body: 'ß' });
  const { headers: asked, ...request } = (await response.json()) as {
    headers: Record<string, string>;
  };
  expect(request).toEqual({ method: 'POST', url: '/admin/echo?a=%C3%A4&a=2', body: 'ß' });
  expect(asked).toMatchObject({ 'x-of-browser': 'ö', host: new URL(site.url).host });
  expect(asked.te).toBeUndefined();
  const { headers, status } = response;
  expect(status).toBe(201);
  expect(headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(headers.get('X-Own')).toBe('ä');
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
});

it('the thread starts with the first request, and once for all that come meanwhile', async () => {
  expect(started).toHaveLength(0);
  const numbers = await Promise.all([textOf('number'), textOf('number'), textOf('number')]);
  expect(new Set(numbers).size).toBe(1);
  expect(started).toHaveLength(1);
});

it('the thread learns from the process that serves visitors how it stands, for several who ask at once', async () => {
  const stands = JSON.stringify({ version: test.catalogue.version(), isWritable: true });
  expect(await Promise.all([textOf('status'), textOf('status')])).toEqual([stands, stands]);
});

it.each(['die', 'fail'])(
  'after a thread that has come to its end (%s) the next request has another one; whoever had asked it is told to try again',
  async (part) => {
    const first = await textOf('number');
    const response = await ask(part);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain(
      'The admin does not answer at the moment. Please try again in a moment.',
    );
    await expect.poll(() => textOf('number')).toMatch(/^\d+$/);
    expect(await textOf('number')).not.toBe(first);
  },
);

it('an answer of which a part has been sent when the thread ends is cut off, not taken for whole', async () => {
  const response = await ask('breakOff');
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('terminated');
  await expect.poll(() => textOf('number')).toMatch(/^\d+$/);
});

it.each([
  ['fails', "throw new Error('The database is away')"],
  ['ends without a word', 'process.exit()'],
])('a start that %s is told to whoever waits for it, and tried again', async (_, code) => {
  startable = code;
  const answers = await Promise.all([ask('number'), ask('number')]);
  expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  startable = thread;
  await expect.poll(() => textOf('number')).toMatch(/^\d+$/);
});

it('a request whose sender has gone is let go in the thread too', async () => {
  await ask('number');
  const leave = new AbortController();
  const asked = ask('hang', { signal: leave.signal });
  const letGo = once(started[0]?.thread as Worker, 'message');
  // Until it has reached the thread.
  await textOf('number');
  leave.abort();
  await expect(asked).rejects.toThrow('aborted');
  expect(await letGo).toEqual(['let go']);
});

it('once stopped, neither the thread nor its socket is left', async () => {
  await ask('number');
  const [{ socketPath, thread: ended }] = started as [(typeof started)[number]];
  expect(existsSync(socketPath)).toBe(true);
  await admin.stop();
  expect(ended.threadId).toBe(-1);
  expect(existsSync(path.dirname(socketPath))).toBe(false);
});
