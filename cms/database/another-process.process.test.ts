import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createClient } from '@libsql/client';
import { afterEach, describe, expect, it } from 'vitest';
import { readEnvironment } from '../runtime/env.ts';
import { startAppProcess, type AppProcess } from '../testing/start-app-process.ts';
import { makeTestFolder } from '../testing/test-folder.ts';

const run = promisify(execFile);
const isEmbedded = !process.env.TEST_DATABASE_URL;

let app: AppProcess | undefined;
afterEach(() => app?.kill());

/** What a command does that works on the database and ends, such as a backup. */
const readAndLetGo = `
  const { createClient } = await import('@libsql/client');
  const client = createClient({ url: process.env.DATABASE_URL });
  await client.execute('SELECT count(*) FROM subscriptions');
  client.close();
  // The file is let go of once the last object that stands for it has been collected.
  for (let turn = 0; turn < 20; turn += 1) {
    globalThis.gc();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
`;

describe.runIf(isEmbedded)('a server beside a process that lets go of its database', () => {
  it('loses nothing of what it stores afterwards', async () => {
    const dataDir = makeTestFolder('directory-beside-');
    const env = readEnvironment({ NODE_ENV: 'test', DATA_DIR: dataDir, PORT: '0' });
    // At the first start the database has no log yet that another process could take away.
    await (await startAppProcess(env)).kill();
    app = await startAppProcess(env);
    const subscribe = async (email: string) => {
      const { status } = await fetch(`${app?.url}/api/subscriptions`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, source: 'test' }),
      });
      expect(status).toBeLessThan(300);
    };
    await subscribe('before@reader.example');
    await run(process.execPath, ['--expose-gc', '--input-type=module', '--eval', readAndLetGo], {
      env: { ...process.env, DATABASE_URL: env.databaseUrl },
    });
    await subscribe('afterwards@reader.example');
    await app.kill();

    const client = createClient({ url: env.databaseUrl });
    const { rows } = await client.execute('SELECT email FROM subscriptions ORDER BY email');
    expect(rows.map(({ email }) => email)).toEqual([
      'afterwards@reader.example',
      'before@reader.example',
    ]);
  });
});
