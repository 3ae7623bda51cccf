import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { isEmpty } from '#seed/is-empty.ts';
import { prepareFirstAccount } from './accounts/first-account.ts';
import { builtAdmin, sourceAdmin } from './runtime/admin.ts';
import { hotReloadServer } from './http/hot-reload.ts';
import { createHttpServer } from './http/http-server.ts';
import { keepTickShape } from './http/keep-tick-shape.ts';
import { startBackgroundWork } from './runtime/background-work.ts';
import { readEnvironment, type Environment } from './runtime/env.ts';
import { fillWithDemoData } from './runtime/fill-with-demo-data.ts';
import { redactConsole } from './runtime/logger.ts';
import { outboxFolder } from './mail/transport.ts';
import { makeDataFolder } from './runtime/private-files.ts';
import { watchProcess } from './runtime/process-errors.ts';
import { claimDatabase } from './runtime/sole-server.ts';
import { shutDown } from './runtime/shutdown.ts';
import { startApp, type Parts } from './runtime/start-app.ts';
import { DatabaseAway, sentenceOf } from './runtime/start-error.ts';
import { starting } from './http/starting.ts';
import { builtSite, sourceSite } from './http/site.ts';

keepTickShape();
redactConsole();
try {
  await start(readEnvironment(process.env));
} catch (error) {
  console.error(sentenceOf(error) ?? error);
  process.exit(1);
}

async function start(env: Environment): Promise<void> {
  const { isDevelopment } = env;
  const httpServer = createHttpServer();
  let setupCode: string | undefined;
  // Until everything runs there is nothing to stop in order.
  let stopProcess: StopProcess = (exitCode) => process.exit(exitCode);
  httpServer.on('request', starting);
  httpServer.listen(env.port, env.host);
  await once(httpServer, 'listening');
  // First, as in `startBase`: to claim the database makes a file in it.
  makeDataFolder(env);
  await claimDatabase(env);
  const { handler, stop, announceStop } = await onceDatabaseAnswers(() =>
    startApp(env, {
      prepare: async (payload) => {
        watchProcess({
          logger: payload.logger,
          shutDown: (exitCode) => void stopProcess(exitCode),
        });
        if (await isEmpty(payload)) await fill(env);
        setupCode = await prepareFirstAccount(payload, env.dataDir);
      },
      startBackgroundWork,
      ...(isDevelopment
        ? fromSources(httpServer)
        : { site: () => builtSite(env), admin: builtAdmin }),
    }),
  );
  httpServer.off('request', starting).on('request', handler);
  sayWhereItIs(env, httpServer.address() as AddressInfo, setupCode);

  stopProcess = (exitCode, options) => {
    stopProcess = () => {};
    return shutDown(exitCode, { httpServer, stop, ...options });
  };
  process.once('SIGINT', () => stopProcess(0));
  process.once('SIGTERM', () => stopProcess(0, isDevelopment ? {} : { announceStop }));
}

/** What is compiled as it changes. */
function fromSources(httpServer: Server): Pick<Parts, 'site' | 'admin'> {
  const hotReload = hotReloadServer(httpServer);
  return {
    site: () => sourceSite(hotReload),
    admin: ({ config }) => sourceAdmin({ config, hotReload }),
  };
}

type StopProcess = (exitCode: number, options?: { announceStop?: () => void }) => unknown;

/** Starts as soon as the database answers; the delays between attempts grow to half a minute. */
async function onceDatabaseAnswers<Started>(startNow: () => Promise<Started>): Promise<Started> {
  for (let seconds = 1; ; seconds = Math.min(2 * seconds, 30)) {
    try {
      return await startNow();
    } catch (error) {
      if (!(error instanceof DatabaseAway)) throw error;
      console.error(`${error.message} Trying again in ${seconds} s.`);
      await sleep(seconds * 1000);
    }
  }
}

async function fill(env: Environment): Promise<void> {
  if (env.seed === 'demo') await fillWithDemoData(env);
  else console.log('The database is empty. SEED=demo fills it with sample data.');
}

function sayWhereItIs(env: Environment, { port }: AddressInfo, setupCode?: string): void {
  const address = env.hasPublicUrl ? env.publicUrl : `http://localhost:${port}`;
  console.log(`The site is at ${address} and the admin at ${address}/admin`);
  if (setupCode !== undefined) {
    // Behind the `#` the code reaches neither a log nor another site.
    const url = `${address}/admin/create-first-user#setup-code=${setupCode}`;
    console.log(`Create the first account at ${url}`);
  }
  if (!env.smtpUrl) {
    console.log(`SMTP_URL is unset: every email becomes a file in ${outboxFolder(env.dataDir)}`);
  }
}
