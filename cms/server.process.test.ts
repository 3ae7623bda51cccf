import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { makeTestFolder } from './testing/test-folder.ts';

const dataDir = makeTestFolder('directory-start-');
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it('a server whose port is taken says so before it touches anything', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;

  const server = spawn(
    process.execPath,
    ['--conditions=production', '--import', 'tsx', 'cms/server.ts'],
    {
      env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const [printed, complaint, [exitCode]] = await Promise.all([
    server.stdout.setEncoding('utf8').toArray() as Promise<string[]>,
    server.stderr.setEncoding('utf8').toArray() as Promise<string[]>,
    once(server, 'exit') as Promise<[number | null]>,
  ]);
  other.close();

  expect(complaint.join('')).toBe(
    `Port ${port} of 127.0.0.1 is taken. Stop what listens there, or choose another with PORT.\n`,
  );
  expect(printed.join('')).toBe('');
  expect(exitCode).toBe(1);
  expect(readdirSync(dataDir)).toEqual([]);
});
