import type { RequestListener } from 'node:http';
import type { Payload } from 'payload';
import { createApp } from '../http/app.ts';
import { mailPreviews } from '../mail/mail-previews.ts';
import type { Site } from '../http/site.ts';
import { startMetrics } from '../system/start-metrics.ts';
import { startTracing } from '../system/start-tracing.ts';
import type { Admin } from './admin.ts';
import type { Environment } from './env.ts';
import { startServices, type Services } from './services.ts';
import { startBase, type Base } from './start-base.ts';

/** What differs between the processes that answer requests. */
export type Parts = {
  site: () => Promise<Site>;
  admin: (base: Base) => Admin;
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

/** Starts all that answers requests. @throws StartError as `startBase` does. */
export async function startApp(env: Environment, parts: Parts): Promise<App> {
  const base = await startBase(env);
  const { config, payload } = base;
  await parts.prepare?.(payload);
  const services = await startServices(payload);
  const stopBackgroundWork = parts.startBackgroundWork?.(payload);
  const site = await parts.site();
  const admin = parts.admin(base);
  let hasToStop = false;
  const isStopping = () => hasToStop;
  const app = createApp({
    ...services,
    site,
    admin: admin.handler,
    config,
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
      await admin.stop();
      await stopBackgroundWork?.();
      await services.stop();
      await tracing?.stop();
      await base.stop();
    },
  };
}
