import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createHttpServer } from '../http/http-server.ts';
import { startBackgroundWork } from '../runtime/background-work.ts';
import { readEnvironment } from '../runtime/env.ts';
import { shutDown } from '../runtime/shutdown.ts';
import { startApp } from '../runtime/start-app.ts';
import { noAdmin, noSite } from './test-app.ts';

// The server without pages and admin, in a process of its own that a test can kill; it says its port once it listens,
// and the path of each page that it is asked for.
const app = await startApp(readEnvironment(process.env), {
  site: async () => ({ ...noSite, render }),
  admin: () => noAdmin,
  startBackgroundWork: (payload) => {
    const stop = startBackgroundWork(payload);
    return process.env.HANGS_ON_STOP ? hang : stop;
  },
});
const httpServer = createHttpServer().on('request', app.handler).listen(0, '127.0.0.1');
await once(httpServer, 'listening');
const { stop, announceStop } = app;
process.once('SIGTERM', () => void shutDown(0, { httpServer, stop, announceStop }));
process.send?.((httpServer.address() as AddressInfo).port);

/** Never ends, and keeps the process up as a connection to a database does. */
function hang(): Promise<void> {
  setInterval(() => {}, 1000);
  return new Promise(() => {});
}

async function render(...[url, options]: Parameters<typeof noSite.render>) {
  process.send?.(url);
  if (url === '/hangs') await new Promise(() => {});
  if (url === '/slow') await sleep(1000);
  return noSite.render(url, options);
}
