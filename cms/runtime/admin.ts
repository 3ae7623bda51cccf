import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { RequestHandler } from 'express';
import type { Payload, SanitizedConfig } from 'payload';
import { localServer } from '../http/local-server.ts';
import { readStatus } from '../system/read-system.ts';
import type { Environment } from './env.ts';
import { ServiceUnavailable } from './errors.ts';
import { lazy } from './lazy.ts';
import { startNext } from './next-app.ts';
import { threadOf, type StartThread } from './thread.ts';

/** Payload's admin, which starts with the first request for it. */
export type Admin = {
  /** Answers what lies under `/admin` and Next's own files. */
  handler: RequestHandler;
  stop: () => Promise<void>;
};

/** What the thread of the admin is given. */
export type AdminThreadData = {
  env: Environment;
  /** Where it is to listen. */
  socketPath: string;
};

/** What the thread says: that it listens, or that it asks how the process stands. */
export type AdminThreadMessage = 'listening' | 'status';

type BuiltParts = {
  env: Environment;
  payload: Payload;
  startThread?: StartThread<AdminThreadData>;
};

/**
 * The admin as the build has made it, in a thread with a Payload of its own: Next takes a second to start, then puts each
 * page together in one go, and visitors wait for neither. A thread that has ended is replaced at the next request.
 */
export function builtAdmin({
  env,
  payload,
  startThread = threadOf(new URL('../admin-thread.ts', import.meta.url)),
}: BuiltParts): Admin {
  const { logger } = payload;
  let running: ReturnType<typeof start> | undefined;
  return {
    handler: async (req, res) => {
      running ??= start();
      try {
        const server = await running.server;
        await server.answer(req, res);
      } catch (error) {
        logger.error({ err: error }, 'The admin does not answer');
        throw new ServiceUnavailable(
          'The admin does not answer at the moment. Please try again in a moment.',
        );
      }
    },
    stop: async () => void (await running?.thread.terminate()),
  };

  function start() {
    // Nobody else may look into it.
    const folder = mkdtempSync(path.join(tmpdir(), 'directory-admin-'));
    const socketPath = path.join(folder, 'socket');
    const server = localServer(socketPath);
    const thread = startThread({ workerData: { env, socketPath } });
    const listening = once(thread, 'message').then(() => server);
    const ended = once(thread, 'exit').then(() =>
      Promise.reject(new Error('The thread has ended')),
    );
    const own = { thread, server: Promise.race([listening, ended]) };
    const giveWay = () => {
      if (running === own) running = undefined;
    };
    thread.on('message', (message: AdminThreadMessage) => {
      if (message === 'status') void tellStatus(thread);
    });
    thread.once('error', (error) => {
      logger.error({ err: error }, 'The thread of the admin failed');
      giveWay();
    });
    thread.once('exit', () => {
      giveWay();
      server.leave();
      rmSync(folder, { recursive: true, force: true });
    });
    return own;
  }

  async function tellStatus(thread: Worker): Promise<void> {
    const status = await readStatus(payload);
    thread.postMessage(status);
  }
}

type SourceParts = { config: SanitizedConfig; hotReload: Server };

/** The admin from its sources, with Fast Refresh. */
export function sourceAdmin({ config, hotReload }: SourceParts): Admin {
  const next = lazy(() => startNext({ config, isDevelopment: true, hotReload }));
  return {
    handler: async (req, res) => {
      const handle = await next();
      req.url = req.originalUrl;
      await handle(req, res);
    },
    stop: async () => {},
  };
}
