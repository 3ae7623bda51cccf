import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isEmpty } from '#seed/is-empty.ts';
import { startAdmin } from './admin/start-admin.ts';
import { createApp } from './http/app.ts';
import { startBackgroundWork } from './runtime/background-work.ts';
import { EnvironmentError, readEnvironment, type Environment } from './runtime/env.ts';
import { fillWithDemoData } from './runtime/fill-with-demo-data.ts';
import { outboxFolder } from './mail/transport.ts';
import { mailPreviews } from './http/mail-previews.ts';
import { createPayloadConfig } from './runtime/payload.config.ts';
import { openDatabase, startServices } from './runtime/services.ts';
import { builtSite, sourceSite } from './http/site.ts';

try {
  await start(readEnvironment(process.env));
} catch (error) {
  console.error(error instanceof EnvironmentError ? error.message : error);
  process.exit(1);
}

async function start(env: Environment): Promise<void> {
  const config = createPayloadConfig(env);
  const payload = await openDatabase(config);
  if (env.seed === 'demo' && (await isEmpty(payload))) await fillWithDemoData(env);
  const services = await startServices(payload);
  const stopBackgroundWork = startBackgroundWork(payload);
  const httpServer = createServer();
  const [site, admin] = await Promise.all([
    env.isProduction ? builtSite() : sourceSite(httpServer),
    startAdmin({ config, isDevelopment: !env.isProduction, httpServer }),
  ]);
  const app = createApp({
    ...services,
    site,
    admin,
    config: await config,
    publicUrl: env.publicUrl,
    mailPreviews: env.isProduction ? undefined : mailPreviews(env),
  });
  httpServer.on('request', app);
  httpServer.listen(env.port, env.host);
  await once(httpServer, 'listening');

  const { port } = httpServer.address() as AddressInfo;
  const address = env.hasPublicUrl ? env.publicUrl : `http://localhost:${port}`;
  console.log(`The site is at ${address} and the admin at ${address}/admin`);
  if (!env.smtpUrl) {
    console.log(`SMTP_URL is unset: every email becomes a file in ${outboxFolder(env.dataDir)}`);
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void shutDown());

  /** Answers what has been asked, then lets go of the database. */
  async function shutDown(): Promise<void> {
    httpServer.close();
    httpServer.closeIdleConnections();
    await Promise.race([once(httpServer, 'close'), timeout(5000)]);
    httpServer.closeAllConnections();
    await stopBackgroundWork();
    await services.stop();
    process.exit(0);
  }
}

function timeout(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
