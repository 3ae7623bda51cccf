import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { startTestPayload } from '#cms/testing/test-payload.ts';

// The server that the journeys walk through: as built for production, with the demo data in a database of its own.
const build = spawnSync('npm run --silent build', { shell: true, stdio: 'inherit' });
process.exitCode = build.status === 0 ? await serve() : 1;

/** Serves until a signal comes, then drops the database; returns the server's exit code. */
async function serve(): Promise<number> {
  const { env, stop } = await startTestPayload();
  // Journeys read the emails that the server writes there.
  mkdirSync('test-results', { recursive: true });
  writeFileSync('test-results/journey-data-dir', env.dataDir);
  const server = spawn(
    process.execPath,
    ['--conditions=production', '--env-file=scripts/production.env', 'dist/server/server.js'],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        DATA_DIR: env.dataDir,
        DATABASE_URL: env.databaseUrl,
        LOG_LEVEL: 'warn',
        PAYLOAD_SECRET: randomUUID(),
        SEED: 'demo',
        // Each journey names a network address of its own.
        TRUST_PROXY: 'loopback',
      },
    },
  );
  // Playwright signals the whole group: the server stops by itself, and this process has still to tidy up.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  const [code] = (await once(server, 'exit')) as [number | null];
  await stop();
  return code ?? 1;
}
