import type { Server } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type next from 'next';
import type { SanitizedConfig } from 'payload';
import { lazy } from '../runtime/lazy.ts';

type Options = {
  config: Promise<SanitizedConfig>;
  isDevelopment: boolean;
  /** Where Next listens for the connections of Fast Refresh; left to itself it takes the server of the first visit. */
  hotReload: Server;
};

/** Answers the requests of Payload's admin, a Next app in this process, which starts with the first of them. */
export function lazyAdmin(options: Options): RequestHandler {
  const admin = lazy(() => startAdmin(options));
  return async (req, res) => (await admin())(req, res);
}

async function startAdmin({ config, isDevelopment, hotReload }: Options) {
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
  return (req: Request, res: Response) => {
    req.url = req.originalUrl;
    return handle(req, res);
  };
}

function unwrap(module: unknown): typeof next {
  return typeof module === 'function'
    ? (module as typeof next)
    : unwrap((module as { default: unknown }).default);
}
