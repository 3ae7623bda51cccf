import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../http/app.ts';
import { startBackgroundWork } from '../runtime/background-work.ts';
import { readEnvironment } from '../runtime/env.ts';
import { createPayloadConfig } from '../runtime/payload.config.ts';
import { openDatabase, startServices } from '../runtime/services.ts';
import { noSite } from './test-app.ts';

// The server without pages and admin, in a process of its own that a test can kill; it says its port once it listens.
const env = readEnvironment(process.env);
const config = createPayloadConfig(env);
const payload = await openDatabase(config);
const services = await startServices(payload);
startBackgroundWork(payload);
const app = createApp({
  ...services,
  config: await config,
  site: noSite,
  admin: (_req, res) => void res.status(404).end(),
  publicUrl: env.publicUrl,
  // A test sends as many visitors.
  trustProxy: ['loopback'],
});
const server = createServer(app).listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.((server.address() as AddressInfo).port);
