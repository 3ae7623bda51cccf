import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { mailQueueName } from '../mail/mail-queue.ts';
import { startCuttableDatabase, type CuttableDatabase } from '../testing/cuttable-database.ts';
import { createMedication, createProduct, createProvider } from '../testing/example-data.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { startMetrics } from './start-metrics.ts';

let database: CuttableDatabase;
let app: TestApp;

beforeAll(async () => {
  database = await startCuttableDatabase();
  app = await startTestApp({
    variables: { ...database.variables, METRICS_ADDRESS: '127.0.0.1:0' },
  });
  const [{ id: provider }, { id: medication }] = await Promise.all([
    createProvider(app.payload),
    createMedication(app.payload),
  ]);
  await createProduct(app.payload, { provider, medication });
});
afterAll(async () => {
  await app.stop();
  await database.stop();
});

const metrics = () => request(`http://127.0.0.1:${app.metricsPort}`);

/** The value of a metric with exactly these labels, as `name{label="value"}`; nothing if it is not there. */
async function value(metric: string): Promise<number | undefined> {
  const { text } = await metrics().get('/metrics').buffer();
  const line = text.split('\n').find((each) => each.startsWith(`${metric} `));
  return line === undefined ? undefined : Number(line.slice(metric.length));
}

it('metrics are answered at an address of their own, and at no other', async () => {
  const { status, headers, text } = await metrics().get('/metrics').buffer();
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(text).toContain('# TYPE nodejs_eventloop_lag_p99_seconds gauge');
  expect((await metrics().get('/')).status).toBe(404);
  expect((await metrics().post('/metrics')).status).toBe(404);
  const { text: page } = await request(app.app).get('/metrics');
  expect(page).not.toContain('# TYPE');
});

it('requests are counted by what was asked for and the status, whatever the address', async () => {
  const api = 'http_request_duration_seconds_count{kind="api",status="200"}';
  const missing = 'http_request_duration_seconds_count{kind="api",status="404"}';
  const [found, notFound] = [(await value(api)) ?? 0, (await value(missing)) ?? 0];
  await request(app.app).get('/api/products?dose=5mg');
  await request(app.app).get('/api/companies');
  await request(app.app).get('/api/no-such-thing');
  expect(await value(api)).toBe(found + 2);
  expect(await value(missing)).toBe(notFound + 1);
  const { text } = await metrics().get('/metrics').buffer();
  expect(text).not.toContain('no-such-thing');
});

it('answers from memory are told from those that were made', async () => {
  const hits = 'directory_cache_answers_total{result="hit"}';
  const misses = 'directory_cache_answers_total{result="miss"}';
  const ask = () => request(app.app).get('/api/products?dose=7.5mg');
  const [hit, missed] = [(await value(hits)) ?? 0, (await value(misses)) ?? 0];
  await ask();
  await ask();
  await ask();
  expect(await value(misses)).toBe(missed + 2);
  expect(await value(hits)).toBe(hit + 1);
});

it('what waits is counted, with how long', async () => {
  const subscription = { email: 'pat@reader.example', source: 'home' };
  const { status } = await request(app.app).post('/api/subscriptions').send(subscription);
  expect(status).toBe(201);
  expect(await value('directory_queue_length{queue="confirmations"}')).toBe(1);
  const seconds = await value('directory_queue_age_seconds{queue="confirmations"}');
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThan(3600);
  expect(await value('directory_queue_length{queue="reports"}')).toBe(0);
  expect(await value('directory_processes')).toBe(1);
});

it('a message to be retried counts as a message, not a job, and waits from when it is due', async () => {
  const waitUntil = new Date(Date.now() - 60_000).toISOString();
  await app.payload.db.create({
    collection: 'payload-jobs',
    data: { taskSlug: 'sendMessage', queue: mailQueueName, input: {}, waitUntil },
  });
  expect(await value('directory_queue_length{queue="messages"}')).toBe(1);
  expect(await value('directory_queue_age_seconds{queue="messages"}')).toBeGreaterThanOrEqual(60);
  expect(await value('directory_queue_length{queue="scheduledJobs"}')).toBe(0);
});

it('a report’s emails wait while it is being sent, and not while it is paused', async () => {
  const dueAt = new Date(Date.now() - 60_000).toISOString();
  for (const status of ['sending', 'paused'] as const) {
    const mailing = { title: status, report: status, status, summary: {}, recipients: 1 };
    const { id } = await app.payload.db.create({
      collection: 'mailings',
      data: { ...mailing, startedAt: dueAt, isExpanded: true },
    });
    const delivery = { mailing: String(id), state: 'waiting', attempts: 0, dueAt };
    for (const subscription of ['pat', 'sam'])
      await app.payload.db.create({
        collection: 'deliveries',
        data: { ...delivery, subscription },
      });
  }
  expect(await value('directory_queue_length{queue="reports"}')).toBe(2);
  expect(await value('directory_queue_age_seconds{queue="reports"}')).toBeGreaterThanOrEqual(60);
});

it('the database’s absence is a figure, and the others stay', async () => {
  expect(await value('directory_database_reachable')).toBe(1);
  expect(await value('directory_database_writable')).toBe(1);
  const version = await value('directory_catalogue_version');
  expect(version).toBe(app.catalogue.version());
  vi.spyOn(app.payload.logger, 'error').mockImplementation(() => {});
  vi.spyOn(app.payload.logger, 'warn').mockImplementation(() => {});
  await database.cut(app.payload);
  const patience = { timeout: 40_000, interval: 200 };
  await expect.poll(() => value('directory_database_reachable'), patience).toBe(0);
  expect(await value('directory_database_writable')).toBe(0);
  expect(await value('directory_processes')).toBeNaN();
  expect(await value('directory_catalogue_version')).toBe(version);
  await database.restore(app.payload);
  await expect.poll(() => value('directory_database_reachable'), patience).toBe(1);
});

it('an address that is taken is refused in a sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = `127.0.0.1:${(other.address() as AddressInfo).port}`;
  await expect(startMetrics(app.payload, address)).rejects.toThrow(
    `Nothing can listen on ${address} (EADDRINUSE). Choose another METRICS_ADDRESS.`,
  );
  other.close();
});

it('the board and the alert rules name metrics that there are', async () => {
  const { text } = await metrics().get('/metrics').buffer();
  const printed = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : name,
  );
  const read = (file: string) => parse(readFileSync(`docs/operations/${file}`, 'utf8')) as unknown;
  const board = read('board.json') as { panels: { targets: { expr: string }[] }[] };
  const alerts = read('alerts.yml') as { groups: { rules: { expr: string }[] }[] };
  const expressions = [
    ...board.panels.flatMap(({ targets }) => targets),
    ...alerts.groups.flatMap(({ rules }) => rules),
  ];
  const named = expressions.flatMap(({ expr }) => metricsIn(expr));
  expect(named.length).toBeGreaterThan(expressions.length);
  expect(printed).toEqual(expect.arrayContaining(named));
});

/** The names of a PromQL expression that are neither functions, operators, labels nor durations. */
function metricsIn(expression: string): string[] {
  const bare = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, '');
  return (bare.match(/\b[a-z]\w*\b(?! *\()/g) ?? []).filter((name) => name !== 'and');
}
