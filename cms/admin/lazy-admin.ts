import type { Server } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type next from 'next';
import type { SanitizedConfig } from 'payload';
import { lazy } from '../runtime/lazy.ts';
import { noteAsyncStorages } from './async-storages.ts';

type Options = {
  config: Promise<SanitizedConfig>;
  isDevelopment: boolean;
  /** Where Next listens for the connections of Fast Refresh; left to itself it takes the server of the first visit. */
  hotReload: Server;
};

/** How long no request may have been under way before Next's storages are disabled: what a visitor left behind goes on for a while. */
const quietMilliseconds = 10_000;

/** Answers the requests of Payload's admin, a Next app in this process, which starts with the first of them. */
export function lazyAdmin(options: Options): RequestHandler {
  const disableStorages = noteAsyncStorages();
  const admin = lazy(() => startAdmin(options, disableStorages));
  return async (req, res) => (await admin())(req, res);
}

async function startAdmin(
  { config, isDevelopment, hotReload }: Options,
  disableStorages: () => void,
) {
  Object.assign(globalThis, { directoryPayloadConfig: config });
  // Next is a CommonJS module, which some loaders wrap once and some twice.
  const createNext = unwrap(await import('next'));
  const admin = createNext({
    dev: isDevelopment,
    dir: 'cms/admin',
    httpServer: hotReload,
    customServer: true,
  });
  await admin.prepare();
  const handle = admin.getRequestHandler();
  let underWay = 0;
  let quiet: NodeJS.Timeout | undefined;
  return async (req: Request, res: Response) => {
    req.url = req.originalUrl;
    clearTimeout(quiet);
    underWay += 1;
    try {
      await handle(req, res);
    } finally {
      underWay -= 1;
      if (underWay === 0) quiet = setTimeout(disableStorages, quietMilliseconds).unref();
    }
  };
}

function unwrap(module: unknown): typeof next {
  return typeof module === 'function'
    ? (module as typeof next)
    : unwrap((module as { default: unknown }).default);
}
