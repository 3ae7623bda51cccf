import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { expect, it } from 'vitest';
import { makeTestFolder } from '#cms/testing/test-folder.ts';

/** Takes seconds to compress, and no room. */
const largeFile = 4 * 2 ** 30;

it.each(['SIGINT', 'SIGTERM'] as const)(
  'a backup that is ended by %s leaves nothing beside where it should have been',
  async (signal) => {
    const dataDir = makeTestFolder('directory-interrupted-');
    const databaseUrl = `file:${path.join(dataDir, 'directory.db')}`;
    const client = createClient({ url: databaseUrl });
    await client.execute('CREATE TABLE products (id text)');
    client.close();
    writeFileSync(path.join(dataDir, 'payload-secret'), 'seven lamps over the quay');
    mkdirSync(path.join(dataDir, 'evidence'));
    writeFileSync(path.join(dataDir, 'evidence', 'large'), '');
    truncateSync(path.join(dataDir, 'evidence', 'large'), largeFile);

    const backups = makeTestFolder('directory-interrupted-');
    const backup = spawn(
      process.execPath,
      [
        '--conditions=production',
        '--import',
        'tsx',
        'cms/commands/back-up.ts',
        path.join(backups, 'backup'),
      ],
      {
        stdio: 'ignore',
        env: { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
      },
    );
    const ended = once(backup, 'exit');
    // In the clear, whether there is a passphrase or not.
    const copies = () =>
      readdirSync(backups).map((name) => existsSync(path.join(backups, name, 'directory.db')));
    await expect.poll(copies).toEqual([true]);
    backup.kill(signal);
    const [exitCode] = (await ended) as [number | null];
    expect(exitCode).toBeGreaterThan(128);
    expect(readdirSync(backups)).toEqual([]);
  },
);
