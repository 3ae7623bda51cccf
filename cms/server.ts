import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { isEmpty } from '#seed/is-empty.ts';
import { offerFirstAccount } from './accounts/first-account.ts';
import { startAdmin } from './admin/start-admin.ts';
import { createApp } from './http/app.ts';
import { hotReloadServer } from './http/hot-reload.ts';
import { createHttpServer } from './http/http-server.ts';
import { startBackgroundWork } from './runtime/background-work.ts';
import { EnvironmentError, readEnvironment, type Environment } from './runtime/env.ts';
import { fillWithDemoData } from './runtime/fill-with-demo-data.ts';
import { redactConsole } from './runtime/logger.ts';
import { outboxFolder } from './mail/transport.ts';
import { mailPreviews } from './http/mail-previews.ts';
import { createPayloadConfig } from './runtime/payload.config.ts';
import { watchProcess } from './runtime/process-errors.ts';
import { openDatabase, startServices } from './runtime/services.ts';
import { builtSite, sourceSite } from './http/site.ts';

redactConsole();
try {
  await start(readEnvironment(process.env));
} catch (error) {
  console.error(error instanceof EnvironmentError ? error.message : error);
  process.exit(1);
}

async function start(env: Environment): Promise<void> {
  const config = createPayloadConfig(env);
  const payload = await openDatabase(config);
  const httpServer = createHttpServer();
  // Until everything runs there is nothing to stop in order.
  let shutDown: (exitCode: number) => unknown = (exitCode) => process.exit(exitCode);
  watchProcess({ logger: payload.logger, shutDown: (exitCode) => void shutDown(exitCode) });
  if (env.seed === 'demo' && (await isEmpty(payload))) await fillWithDemoData(env);
  const setupCode = await offerFirstAccount(payload, env.dataDir);
  const services = await startServices(payload);
  const stopBackgroundWork = startBackgroundWork(payload);
  const isDevelopment = !env.isProduction;
  const hotReload = hotReloadServer({ httpServer, isDevelopment });
  const [site, admin] = await Promise.all([
    isDevelopment ? sourceSite(hotReload) : builtSite(),
    startAdmin({ config, isDevelopment, hotReload }),
  ]);
  const app = createApp({
    ...services,
    site,
    admin,
    config: await config,
    publicUrl: env.publicUrl,
    trustProxy: env.trustProxy,
    isDevelopment,
    mailPreviews: isDevelopment ? mailPreviews(env) : undefined,
  });
  httpServer.on('request', app);
  httpServer.listen(env.port, env.host);
  await once(httpServer, 'listening');

  const { port } = httpServer.address() as AddressInfo;
  const address = env.hasPublicUrl ? env.publicUrl : `http://localhost:${port}`;
  console.log(`The site is at ${address} and the admin at ${address}/admin`);
  if (setupCode !== undefined) {
    console.log(`Make the first account at ${firstAccountUrl(address, setupCode)}`);
  }
  if (!env.smtpUrl) {
    console.log(`SMTP_URL is unset: every email becomes a file in ${outboxFolder(env.dataDir)}`);
  }

  shutDown = stopInOrder;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => shutDown(0));

  /** Answers what has been asked, then lets go of the database. */
  async function stopInOrder(exitCode: number): Promise<void> {
    shutDown = () => {};
    setTimeout(() => process.exit(exitCode), 15_000).unref();
    httpServer.close();
    httpServer.closeIdleConnections();
    await Promise.race([once(httpServer, 'close'), timeout(5000)]);
    httpServer.closeAllConnections();
    await stopBackgroundWork();
    await services.stop();
    process.exit(exitCode);
  }
}

/** Behind the `#` the code reaches neither a log nor another site. */
function firstAccountUrl(address: string, setupCode: string): string {
  return `${address}/admin/create-first-user#setup-code=${setupCode}`;
}

function timeout(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
