import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { testDatabaseUrl } from '#cms/testing/test-database-url.ts';
import { makeTestFolder } from '#cms/testing/test-folder.ts';

// A server for the journeys: the production build, with the demo data in its own database.
const folder = process.env.JOURNEY_FILES ?? 'test-results';
const log = path.join(folder, 'log');
const build = spawnSync('npm run --silent build', { shell: true, stdio: 'inherit' });
process.exitCode = build.status === 0 ? await serve() : 1;

/** Serves until it receives a signal, then drops the database; returns the server's exit code. */
async function serve(): Promise<number> {
  const dataDir = makeTestFolder('directory-journeys-');
  const databaseUrl = testDatabaseUrl();
  // The journeys read the emails that the server writes there.
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'data-dir'), dataDir);
  const server = spawn(
    process.execPath,
    [
      '--conditions=production',
      '--min-semi-space-size=16',
      '--heap-growing-percent=50',
      '--env-file=scripts/production.env',
      'dist/server/server.js',
    ],
    {
      stdio: ['ignore', 'inherit', 'pipe'],
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        LOG_LEVEL: 'info',
        PAYLOAD_SECRET: randomUUID(),
        SEED: 'demo',
        // Each journey sends its own network address.
        TRUST_PROXY: 'loopback',
      },
    },
  );
  // A journey after all others reads what was logged.
  server.stderr.pipe(createWriteStream(log));
  // Playwright signals the whole process group: the server stops by itself, and this process still has to clean up.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  const [code] = (await once(server, 'exit')) as [number | null];
  if (databaseUrl) await dropDatabase(databaseUrl);
  rmSync(dataDir, { recursive: true, force: true });
  if (code) console.error(readFileSync(log, 'utf8'));
  return code ?? 1;
}

async function dropDatabase(url: string): Promise<void> {
  const client = await MongoClient.connect(url);
  await client.db().dropDatabase();
  await client.close();
}
