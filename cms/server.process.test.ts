import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { claimDatabase } from './runtime/sole-server.ts';
import { startCuttableProxy } from './testing/cuttable-proxy.ts';
import { makeTestFolder } from './testing/test-folder.ts';

const patience = { timeout: 60_000, interval: 200 };
const dataDir = makeTestFolder('directory-start-');
beforeEach(() => mkdirSync(dataDir, { recursive: true }));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it('a server whose port is taken says so before it touches anything', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;

  const { complaint, printed, exitCode } = await runServer({ PORT: String(port) });
  other.close();

  expect(complaint).toBe(
    `Port ${port} of 127.0.0.1 is taken. Stop whatever is using it, or choose another with PORT.\n`,
  );
  expect(printed).toBe('');
  expect(exitCode).toBe(1);
  expect(readdirSync(dataDir)).toEqual([]);
});

it('a second server on an embedded database says so and leaves it alone', async () => {
  const database = path.join(dataDir, 'directory.db');
  const first = await claimElsewhere(`file:${database}`);
  const { complaint, exitCode } = await runServer({ PORT: '0' });
  first.kill('SIGKILL');
  await once(first, 'exit');

  expect(complaint).toBe(
    `Another server runs on the database ${database}, and an embedded database allows only one. Stop that one, give this one a DATA_DIR of its own, or let them share a MongoDB.\n`,
  );
  expect(exitCode).toBe(1);
  expect(readdirSync(dataDir)).not.toContain('directory.db');
});

it('a server that was killed has let go of its database', async () => {
  const databaseUrl = `file:${path.join(dataDir, 'directory.db')}`;
  const first = await claimElsewhere(databaseUrl);
  first.kill('SIGKILL');
  await once(first, 'exit');
  await expect(claimDatabase({ databaseUrl })).resolves.toBeUndefined();
});

it.runIf(process.env.TEST_DATABASE_URL)(
  'a server whose MongoDB is away tries again after growing delays, says so to whoever asks, and starts once it is there',
  async () => {
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    const proxy = await startCuttableProxy({ host: url.hostname, port: Number(url.port || 27017) });
    await proxy.cut();
    url.port = String(proxy.port);
    url.pathname = `/test_${randomUUID().replaceAll('-', '')}`;
    url.searchParams.set('directConnection', 'true');
    const port = await freePort();
    const server = startServer({
      PORT: String(port),
      DATABASE_URL: url.href,
      PAYLOAD_SECRET: 'seven lamps over the quay',
    });
    let complaint = '';
    server.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
    const delays = () => [...complaint.matchAll(/Trying again in (\d+) s\./g)].map(([, s]) => s);
    await expect.poll(() => delays().slice(0, 2), patience).toEqual(['1', '2']);
    expect(complaint).toMatch(
      /^(No MongoDB answers at 127\.0\.0\.1:\d+\. Trying again in \d s\.\n)+$/,
    );
    const { status, headers } = await fetch(`http://127.0.0.1:${port}/compare`);
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);

    await proxy.restore();
    const mongo = await MongoClient.connect(url.href);
    await expect.poll(() => mongo.db().collections(), patience).not.toEqual([]);
    server.kill('SIGKILL');
    await once(server, 'exit');
    await mongo.db().dropDatabase();
    await mongo.close();
    await proxy.cut();
  },
);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The server in a process of its own. */
function startServer(variables: Readonly<Record<string, string>>) {
  return spawn(process.execPath, ['--conditions=production', '--import', 'tsx', 'cms/server.ts'], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The same, until it ends by itself. */
async function runServer(variables: Readonly<Record<string, string>>) {
  const server = startServer(variables);
  const [printed, complaint, [exitCode]] = await Promise.all([
    server.stdout.setEncoding('utf8').toArray() as Promise<string[]>,
    server.stderr.setEncoding('utf8').toArray() as Promise<string[]>,
    once(server, 'exit') as Promise<[number | null]>,
  ]);
  return { printed: printed.join(''), complaint: complaint.join(''), exitCode };
}

/** A process that has made a database its own, and does nothing else. */
async function claimElsewhere(databaseUrl: string): Promise<ChildProcess> {
  const claiming = `
    const { claimDatabase } = await import('./cms/runtime/sole-server.ts');
    await claimDatabase({ databaseUrl: ${JSON.stringify(databaseUrl)} });
    console.log('claimed');
    setInterval(() => {}, 60_000);`;
  const child = spawn(
    process.execPath,
    ['--conditions=production', '--import', 'tsx', '--input-type=module', '--eval', claiming],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(child.stdout, 'data');
  return child;
}
