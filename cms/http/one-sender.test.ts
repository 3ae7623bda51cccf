import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchange, head, statusOf } from '../testing/raw-http.ts';
import { createErrorHandler } from './error-handler.ts';
import { createFrontDoor } from './front-door.ts';
import { createHttpServer } from './http-server.ts';

let server: Server;
let port: number;
let atOnce = 0;
let maxAtOnce = 0;
let answered: string[] = [];

beforeAll(async () => {
  const frontDoor = createFrontDoor({
    handler: async (req, res) => {
      atOnce += 1;
      maxAtOnce = Math.max(maxAtOnce, atOnce);
      await wait(10);
      atOnce -= 1;
      answered.push(req.url ?? '');
      req.resume();
      res.end(`answer to ${req.url}.`);
    },
    errorHandler: createErrorHandler({ error: () => {}, info: () => {}, warn: () => {} } as never),
    isTrustedProxy: (_address, hop) => hop === 0,
    setStrictTransport: () => {},
    checkSignedIn: async () => {},
  });
  server = createHttpServer().on('request', frontDoor).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

describe('requests that are sent at once on one connection', () => {
  const pipelined = (count: number) =>
    Array.from({ length: count }, (_, index) => head(`GET /${index}`)).join('');

  it('are answered one after the other, in their order', async () => {
    maxAtOnce = 0;
    const received = await exchange({ port, send: pipelined(8), until: /answer to \/7\./ });
    expect(received.match(/answer to \/\d\./g)).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7].map((index) => `answer to /${index}.`),
    );
    expect(maxAtOnce).toBe(1);
  });

  it('end it if there are too many', async () => {
    answered = [];
    await exchange({ port, send: pipelined(300) });
    await wait(200);
    expect(answered.length).toBeLessThanOrEqual(1);
  });
});

describe('bodies that do not come to their end', () => {
  it('are refused above 32 MB from one network, so that others can still send', async () => {
    const size = 10 * 1024 * 1024;
    const from = (address: string) => `X-Forwarded-For: ${address}`;
    const upload = (address: string) =>
      head('POST /cms-api/import-prices', `Content-Length: ${size}`, from(address));
    const hoarding = Array.from({ length: 4 }, () => {
      const body = Buffer.alloc(size - 60);
      return exchange({ port, send: Buffer.concat([Buffer.from(upload('198.18.0.1')), body]) });
    });
    expect(statusOf(await Promise.race(hoarding))).toBe(503);
    const other = await exchange({
      port,
      send: `${head('POST /other', 'Content-Length: 2', from('198.18.1.1'))}{}`,
      until: /answer to \/other\./,
    });
    expect(statusOf(other)).toBe(200);
    expect((await Promise.all(hoarding)).map(statusOf).toSorted((a, b) => a - b)).toEqual([
      408, 408, 408, 503,
    ]);
  });
});
