import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchange, head, statusOf } from '../testing/raw-http.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestEditors, type TestEditors } from '../testing/test-editors.ts';
import { createHttpServer } from './http-server.ts';

const megabyte = 1024 * 1024;

let test: TestApp;
let editors: TestEditors;
let server: Server;
let port: number;

beforeAll(async () => {
  test = await startTestApp();
  editors = await createTestEditors(test.test);
  server = createHttpServer().on('request', test.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await test.stop();
});

const from = (token: string) => `Authorization: JWT ${token}`;

describe.each([
  '/cms-api/import-prices',
  '/cms-api/import-terms',
  '/cms-api/import-terms/apply',
  '/cms-api/media',
  '/cms-api/upload-evidence',
])('a file for %s', (path) => {
  const declared = `Content-Length: ${5 * megabyte}`;
  const streamed = 'Transfer-Encoding: chunked';

  it.each([declared, streamed])('is not waited for from nobody: %s', async (length) => {
    for (const headers of [[], [from('none.of.ours')], ['Cookie: payload-token=none.of.ours']]) {
      const send = `${head(`POST ${path}`, length, ...headers)}4\r\n{"a"\r\n`;
      const answer = await exchange({ port, send, until: /Please sign in first\./ });
      expect(statusOf(answer)).toBe(401);
      expect(answer).toContain('\r\nConnection: close\r\n');
    }
  });

  it('is read if somebody who has signed in sends it', async () => {
    const viewer = from(editors.token('viewer'));
    const json = ['Connection: close', 'Content-Type: application/json'];
    const body = '{}'.padEnd(5 * megabyte);
    const send = head(`POST ${path}`, ...json, declared, viewer) + body;
    expect(statusOf(await exchange({ port, send }))).toBe(403);
  });
});
