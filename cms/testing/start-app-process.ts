import { fork } from 'node:child_process';
import { on, once } from 'node:events';
import type { Environment } from '../runtime/env.ts';

export type AppProcess = {
  /** Where it listens. */
  url: string;
  pid: number;
  /** What it has written to its log so far. */
  log: () => string;
  /** Resolves once it has been asked for this page. */
  asked: (path: string) => Promise<void>;
  /** Tells it to stop, as a process manager does; returns its exit code, or nothing if it was killed. */
  terminate: () => Promise<number | null>;
  /** Ends it as a power cut would; it hears nothing of it. */
  kill: () => Promise<void>;
};

/** The server in a process of its own, on the database of a test. */
export async function startAppProcess(
  { dataDir, databaseUrl, publicUrl }: Environment,
  variables: Readonly<Record<string, string>> = {},
): Promise<AppProcess> {
  const child = fork('dist/testing/app-process.js', {
    execArgv: ['--conditions=production'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      PUBLIC_URL: publicUrl,
      // Tests send as many visitors, each with its own X-Forwarded-For.
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'fatal',
      ...variables,
    },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  let log = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    log += text;
    process.stderr.write(text);
  });
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const port = await Promise.race([
    once(child, 'message').then(([message]) => Number(message)),
    exit.then(() => Promise.reject(new Error('The process ended before it listened'))),
  ]);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    log: () => log,
    asked: async (path) => {
      for await (const [message] of on(child, 'message')) if (message === path) return;
    },
    terminate: async () => {
      child.kill('SIGTERM');
      const [exitCode] = await exit;
      return exitCode;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exit;
    },
  };
}
