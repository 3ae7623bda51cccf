import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export type RunningServer = { url: string; pid: number; stop: () => Promise<void> };

export type BuiltServer = RunningServer & {
  dataDir: string;
  /** Stops the server and deletes its data; `stop` keeps them. */
  discard: () => Promise<void>;
};

/** As in `npm start`; the bare server to compare with has them too. */
const heap = ['--min-semi-space-size=16', '--heap-growing-percent=50'];

/** Creates a temporary data folder for a server. */
export function createDataDir(): string {
  return mkdtempSync(path.join(tmpdir(), 'directory-bench-'));
}

type Options = {
  dataDir?: string;
  variables?: Readonly<Record<string, string>>;
  /** Where its log goes: to ours, or to an open file. */
  log?: 'inherit' | number;
};

/** Starts the built site with its own demo data, on a free local port. */
export async function startBuiltServer({
  dataDir = createDataDir(),
  variables = {},
  log = 'inherit',
}: Options = {}): Promise<BuiltServer> {
  const port = await freePort();
  const built = [...heap, '--conditions=production', 'dist/server/server.js'];
  const server = spawn(process.execPath, built, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      PUBLIC_URL: '',
      SEED: 'demo',
      // All requests come from one address, so trust X-Forwarded-For.
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'error',
      ...variables,
    },
    stdio: ['ignore', 'ignore', log],
  });
  const url = `http://127.0.0.1:${port}`;
  await answering(`${url}/readyz`).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    url,
    pid: server.pid ?? 0,
    dataDir,
    stop,
    discard: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };

  async function stop(): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill();
    await ended;
  }
}

/**
 * Starts a bare `node:http` server in its own process that sends the current response of `url`, with all its headers or
 * these alone.
 */
export async function startBareServer(
  url: string,
  headers: readonly string[] = [],
): Promise<RunningServer> {
  const port = await freePort();
  const bare = ['bench/bare-server.mjs', url, String(port), ...headers];
  const server = spawn(process.execPath, [...heap, ...bare], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const bareUrl = `http://127.0.0.1:${port}`;
  await answering(bareUrl);
  return {
    url: bareUrl,
    pid: server.pid ?? 0,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill();
      await ended;
    },
  };
}

/** Resolves once something answers at a URL; after five minutes it rejects. */
export async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 15_000; attempt += 1) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await wait(20);
  }
  throw new Error(`Nothing answered at ${url} within five minutes.`);
}

/** A local port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
