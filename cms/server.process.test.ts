import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { claimDatabase } from './runtime/sole-server.ts';
import { makeTestFolder } from './testing/test-folder.ts';

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
    `Port ${port} of 127.0.0.1 is taken. Stop what listens there, or choose another with PORT.\n`,
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
    `Another server runs on the database ${database}, and an embedded database takes one. Stop that one, give this one a DATA_DIR of its own, or let them share a MongoDB.\n`,
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

/** The server in a process of its own, until it ends by itself. */
async function runServer(variables: Readonly<Record<string, string>>) {
  const server = spawn(
    process.execPath,
    ['--conditions=production', '--import', 'tsx', 'cms/server.ts'],
    {
      env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
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
