import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isEmpty } from '#seed/is-empty.ts';
import { offerFirstAccount } from './accounts/first-account.ts';
import { startAdmin } from './admin/start-admin.ts';
import { createApp } from './http/app.ts';
import { EnvironmentError, readEnvironment, type Environment } from './runtime/env.ts';
import { fillWithDemoData } from './runtime/fill-with-demo-data.ts';
import { startJobs } from './runtime/jobs.ts';
import { mailQueue, startMail } from './mail/mail-jobs.ts';
import { outboxFolder } from './mail/transport.ts';
import { mailPreviews } from './http/mail-previews.ts';
import { createPayloadConfig } from './runtime/payload.config.ts';
import { startRetention } from './runtime/retention.ts';
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
  const setupCode = await offerFirstAccount(payload, env.dataDir);
  const services = await startServices(payload);
  const stopRetention = startRetention(payload);
  const stopJobs = startJobs(payload);
  const stopMail = startMail(payload);
  const stopMailJobs = startJobs(payload, mailQueue);
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
  if (setupCode !== undefined) {
    console.log(`Make the first account at ${firstAccountUrl(address, setupCode)}`);
  }
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
    await stopMail();
    await Promise.all([stopRetention(), stopJobs(), stopMailJobs()]);
    await services.stop();
    process.exit(0);
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
