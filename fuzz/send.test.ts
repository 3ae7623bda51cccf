import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { noBody, textBody, type FuzzRequest } from './request.ts';
import { send } from './send.ts';

const get: FuzzRequest = {
  as: null,
  method: 'GET',
  target: '/',
  headers: [['Host', 'localhost']],
  body: noBody,
  delivery: 'whole',
};
const post: FuzzRequest = {
  ...get,
  method: 'POST',
  headers: [...get.headers, ['Content-Length', '4']],
  body: textBody('abcd'),
};

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function ask(listener: RequestListener, request: FuzzRequest = get, deadline = 10_000) {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return send(request, { port, token: 'secret', deadline });
}

describe('a response', () => {
  it.each<[how: string, listener: RequestListener]>([
    ['by its length', (_req, res) => res.end('whole')],
    ['in chunks', (_req, res) => void (res.write('who'), setTimeout(() => res.end('le'), 20))],
    [
      'until the connection closes',
      (_req, res) => void res.socket?.end('HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nwhole'),
    ],
    [
      'after an interim response',
      (_req, res) => {
        res.writeContinue();
        res.end('whole');
      },
    ],
    [
      'packed',
      (_req, res) => res.setHeader('Content-Encoding', 'br').end(brotliCompressSync('whole')),
    ],
  ])('is read %s', async (_how, listener) => {
    expect(await ask(listener)).toMatchObject({ answer: { status: 200, body: 'whole' } });
  });

  it('to HEAD has no body', async () => {
    const outcome = await ask((_req, res) => res.end('whole'), { ...get, method: 'HEAD' });
    expect(outcome).toMatchObject({ answer: { status: 200, body: '' } });
  });

  it('that never arrives is not awaited for ever', async () => {
    expect(await ask(() => {}, get, 500)).toEqual({ kind: 'unanswered' });
  });

  it('that is cut off does not count', async () => {
    const listener: RequestListener = (_req, res) => {
      res.writeHead(200, { 'Content-Length': 100 }).write('half');
      setTimeout(() => res.destroy(), 20);
    };
    expect(await ask(listener)).toEqual({ kind: 'closed' });
  });
});

describe('a request', () => {
  it('carries the session token', async () => {
    const headers = [...get.headers, ['Authorization', 'JWT {token}']] as const;
    const outcome = await ask((req, res) => res.end(req.headers.authorization), {
      ...get,
      headers,
    });
    expect(outcome).toMatchObject({ answer: { body: 'JWT secret' } });
  });

  it('arrives completely when it is sent slowly', async () => {
    const outcome = await ask((req, res) => void req.pipe(res), { ...post, delivery: 'slow' });
    expect(outcome).toMatchObject({ answer: { body: 'abcd' } });
  });

  it('is followed by another one on the same connection', async () => {
    const outcome = await ask((req, res) => {
      req.resume().on('end', () => res.end(req.url === '/healthz' ? '{"status":"alive"}' : ''));
    }, post);
    expect(outcome).toMatchObject({ next: 'answered' });
  });

  it('counts as spoiling its connection if the next one gets no response', async () => {
    const listener: RequestListener = (req, res) => {
      if (req.url !== '/healthz') res.end();
    };
    expect(await ask(listener, post, 500)).toMatchObject({ next: 'spoilt' });
  });

  it('is cut off on purpose', async () => {
    expect(await ask(() => {}, { ...post, delivery: 'cut off' })).toEqual({ kind: 'cut short' });
  });
});
