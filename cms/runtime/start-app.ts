import type { RequestListener } from 'node:http';
import type { RequestHandler } from 'express';
import { getPayload, type Payload, type SanitizedConfig } from 'payload';
import { createApp } from '../http/app.ts';
import { mailPreviews } from '../mail/mail-previews.ts';
import type { Site } from '../http/site.ts';
import { startMetrics } from '../system/start-metrics.ts';
import { startTracing } from '../system/start-tracing.ts';
import { checkDatabase } from './check-database.ts';
import { migrate } from './database.ts';
import type { Environment } from './env.ts';
import { createPayloadConfig } from './payload.config.ts';
import { makeDataFolder, refuseHalfRestored } from './private-files.ts';
import { startServices, type Services } from './services.ts';

/** What every process has: the database, brought up to date. */
export type Base = {
  env: Environment;
  config: SanitizedConfig;
  payload: Payload;
  /** Lets go of the database. */
  stop: () => Promise<void>;
};

/** What differs between the processes that answer requests. */
export type Parts = {
  site: () => Promise<Site>;
  /** Answers what lies under `/admin` and Next's own files. */
  admin: (config: Promise<SanitizedConfig>) => RequestHandler;
  /** Runs before anything else reads from the database. */
  prepare?: (payload: Payload) => Promise<void>;
  /** Starts what runs by itself; returns how to stop it. */
  startBackgroundWork?: (payload: Payload) => () => Promise<void>;
};

export type App = Base &
  Services & {
    handler: RequestListener;
    /** Where metrics are answered, if they are. */
    metricsPort: number | undefined;
    isStopping: () => boolean;
    /** From now on `/readyz` says that this process is to stop. */
    announceStop: () => void;
  };

/**
 * The one way in which the server, the command line and the tests start: on the database alone, or with all that answers
 * requests.
 * @throws StartError before anything runs, if the data folder or the database cannot be used; DatabaseAway if it does not
 * answer.
 */
export async function startApp(env: Environment): Promise<Base>;
export async function startApp(env: Environment, parts: Parts): Promise<App>;
export async function startApp(env: Environment, parts?: Parts): Promise<Base | App> {
  // Before the database file is in it, which would make anybody's folder look like ours.
  makeDataFolder(env);
  refuseHalfRestored(env);
  await checkDatabase(env);
  const config = createPayloadConfig(env);
  const payload = await getPayload({ config });
  await migrate(payload);
  const base: Base = { env, config: await config, payload, stop: () => destroy(payload) };
  if (!parts) return base;

  await parts.prepare?.(payload);
  const services = await startServices(payload);
  const stopBackgroundWork = parts.startBackgroundWork?.(payload);
  const site = await parts.site();
  let hasToStop = false;
  const isStopping = () => hasToStop;
  const app = createApp({
    ...services,
    site,
    admin: parts.admin(config),
    config: base.config,
    publicUrl: env.publicUrl,
    trustProxy: env.trustProxy,
    isDevelopment: env.isDevelopment,
    isStopping,
    mailPreviews: env.isDevelopment ? mailPreviews(env) : undefined,
  });
  const { metricsAddress, tracesEndpoint } = env;
  const metrics = metricsAddress ? await startMetrics(payload, metricsAddress) : undefined;
  const tracing = tracesEndpoint ? await startTracing(tracesEndpoint) : undefined;
  const measured = metrics ? metrics.watch(app) : app;
  return {
    ...base,
    ...services,
    handler: tracing ? tracing.watch(measured) : measured,
    metricsPort: metrics?.port,
    isStopping,
    announceStop: () => {
      hasToStop = true;
    },
    stop: async () => {
      metrics?.stop();
      await stopBackgroundWork?.();
      await services.stop();
      await tracing?.stop();
      await base.stop();
    },
  };
}

/** Payload keeps the instance that it made, also when it is destroyed, and would hand it to the next start in the process. */
async function destroy(payload: Payload): Promise<void> {
  await payload.destroy();
  (globalThis as { _payload?: Map<string, unknown> })._payload?.clear();
}
