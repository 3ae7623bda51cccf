import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchJson } from './fetch-json.ts';
import { postJson } from './post-json.ts';
import { createQueryClient } from './query-client.ts';

// Specification, sections 7 to 9: what reads and writes do with an answer, and how long it is kept.

let server: Server;
let address: string;

beforeAll(async () => {
  server = createServer((req, res) => {
    const [, status = '200', body = ''] = (req.url ?? '').split('/');
    res.writeHead(Number(status), { 'content-type': 'application/json' });
    res.end(decodeURIComponent(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe('a read', () => {
  it.each([
    ['404', '{"error":"There is none."}', '404: {"error":"There is none."}'],
    ['500', 'down', '500: down'],
    ['500', '', '500: Internal Server Error'],
    ['401', '', '401: Unauthorized'],
  ])('that is answered with %s and %j fails as “%s”', async (status, body, message) => {
    const url = `${address}/${status}/${encodeURIComponent(body)}`;
    await expect(fetchJson(url)).rejects.toMatchObject({ message, status: Number(status) });
  });

  it('is kept for five minutes without use, never stale, and never tried again by itself', () => {
    const { queries, mutations } = createQueryClient(fetchJson).getDefaultOptions();
    expect(queries).toMatchObject({
      gcTime: 300_000,
      staleTime: Infinity,
      retry: false,
      refetchOnWindowFocus: false,
    });
    expect(mutations).toMatchObject({ retry: false });
  });
});

describe('a subscription that is not OK', () => {
  it.each([
    ['409', '{"error":"Already subscribed"}', '409: Already subscribed'],
    ['500', '', '500: Unknown error'],
  ])('with %s and %j fails as “%s”', async (status, body, message) => {
    const url = `${address}/${status}/${encodeURIComponent(body)}`;
    await expect(postJson(url, {})).rejects.toMatchObject({ message });
  });
});
