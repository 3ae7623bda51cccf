import type { Server } from 'node:http';
import type { RequestHandler } from 'express';
import next from 'next';
import type { SanitizedConfig } from 'payload';

type Options = {
  config: Promise<SanitizedConfig>;
  isDevelopment: boolean;
  /** Where Next listens for the connections of Fast Refresh; left to itself it takes the server of the first visit. */
  hotReload: Server;
};

/** Starts Payload's admin, a Next app, in this process; returns what answers its requests. */
export async function startAdmin({
  config,
  isDevelopment,
  hotReload,
}: Options): Promise<RequestHandler> {
  Object.assign(globalThis, { directoryPayloadConfig: config });
  const admin = createNext({
    dev: isDevelopment,
    dir: 'cms/admin',
    httpServer: hotReload,
    customServer: true,
  });
  await admin.prepare();
  const handle = admin.getRequestHandler();
  return (req, res) => {
    req.url = req.originalUrl;
    return handle(req, res);
  };
}

/** Next is a CommonJS module, which some loaders wrap once and some twice. */
const createNext = unwrap(next);

function unwrap(module: unknown): typeof next {
  return typeof module === 'function'
    ? (module as typeof next)
    : unwrap((module as { default: unknown }).default);
}
