import type { Server } from 'node:http';
import type next from 'next';
import type { SanitizedConfig } from 'payload';

type Options = {
  config: SanitizedConfig;
  isDevelopment: boolean;
  /** Where Next listens for the connections of Fast Refresh; left to itself it takes the server of the first request. */
  hotReload: Server;
};

/** Starts Payload's admin, a Next app; returns what answers its requests. */
export async function startNext({
  config,
  isDevelopment,
  hotReload,
}: Options): Promise<ReturnType<ReturnType<typeof next>['getRequestHandler']>> {
  Object.assign(globalThis, { directoryPayloadConfig: config });
  // Next is a CommonJS module, which some loaders wrap once and some twice.
  const createNext = unwrap(await import('next'));
  const app = createNext({
    dev: isDevelopment,
    dir: 'cms/admin',
    httpServer: hotReload,
    customServer: true,
  });
  await app.prepare();
  return app.getRequestHandler();
}

function unwrap(module: unknown): typeof next {
  return typeof module === 'function'
    ? (module as typeof next)
    : unwrap((module as { default: unknown }).default);
}
