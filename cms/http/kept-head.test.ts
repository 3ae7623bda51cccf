import { once } from 'node:events';
import { ServerResponse, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { exchange, head } from '../testing/raw-http.ts';
import { createHttpServer } from './http-server.ts';
import { headLines, keepHead } from './kept-head.ts';

const body = 'Prices are checked by people.';
const headers = Object.entries({
  'Cache-Control': 'public, no-cache',
  Link: '</styles.css>; rel=preload',
}).flat();
const ownHeaders = ['Content-Length', String(body.length), 'ETag', 'W/"1"'];
const otherHeaders = ['Content-Length', String(body.length), 'Content-Encoding', 'identity'];
const writers: Record<string, (res: ServerResponse) => void> = {
  '/node': (res) => res.writeHead(200, [...headers, ...ownHeaders]),
  '/kept': (res) => keepHead(200, headers)(res, headLines(...ownHeaders)),
  '/node-other': (res) => res.writeHead(200, [...headers, ...otherHeaders]),
  '/kept-other': (res) => keepHead(200, headers)(res, headLines(...otherHeaders)),
  '/node-304': (res) => res.writeHead(304, [...headers, 'ETag', 'W/"2"']),
  '/kept-304': (res) => keepHead(304, headers)(res, headLines('ETag', 'W/"2"')),
};

let server: Server;
let port: number;
const writeHead = vi.spyOn(ServerResponse.prototype, 'writeHead');

beforeAll(async () => {
  server = createHttpServer().on('request', answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  writeHead.mockRestore();
  server.close();
  server.closeAllConnections();
});

function answer(req: IncomingMessage, res: ServerResponse) {
  const { pathname, search } = new URL(req.url ?? '', 'http://localhost');
  if (search) res.setHeader('X-Own', 'of this answer alone');
  writers[pathname]?.(res);
  const hasBody = req.method !== 'HEAD' && res.statusCode === 200;
  res.end(hasBody ? body : undefined);
}

/** What comes of requests that are sent at once on one connection, the last of which closes it; without the dates. */
async function received(...requests: string[]): Promise<string> {
  const all = await exchange({ port, send: requests.join('') });
  return all.replaceAll(
    /Date: [A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT/g,
    'Date',
  );
}

describe('a head that is kept', () => {
  const last = (path: string) => head(`GET ${path}`, 'Connection: close');

  it.each([
    ['a body', 'GET', ''],
    ['no body, as HEAD asks', 'HEAD', ''],
    ['other headers of its own', 'GET', '-other'],
    ['nothing new to say', 'GET', '-304'],
  ])('is what Node writes, byte for byte, with %s', async (_case, method, suffix) => {
    const both = (writer: string) => {
      const request = head(`${method} /${writer}${suffix}`);
      return received(request, request, request, last(`/${writer}${suffix}`));
    };
    const expected = await both('node');
    expect(expected).toMatch(/^HTTP\/1\.1 (200|304) .*\r\nDate\r\nConnection: keep-alive\r\n/s);
    expect(await both('kept')).toBe(expected);
  });

  it('is made once', async () => {
    await received(head('GET /kept'), last('/kept'));
    writeHead.mockClear();
    await received(head('GET /kept'), head('GET /kept'), last('/kept'));
    // The last one says that it closes the connection.
    expect(writeHead).toHaveBeenCalledTimes(1);
  });

  it('has the date of the answer', async () => {
    await received(head('GET /kept'), last('/kept'));
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      for (const date of ['Sat, 02 Jan 2027 03:04:05 GMT', 'Sat, 02 Jan 2027 03:04:06 GMT']) {
        vi.setSystemTime(date);
        const one = await exchange({ port, send: head('GET /kept'), until: /people\.$/ });
        expect(one).toContain(`\r\nDate: ${date}\r\n`);
      }
    } finally {
      vi.useRealTimers();
    }
  });

  it('leaves it to Node where an answer has a header of its own', async () => {
    await received(head('GET /kept'), last('/kept'));
    const own = await received(head('GET /kept?own'), last('/kept'));
    expect(own).toBe(await received(head('GET /node?own'), last('/node')));
    expect(own).toMatch(/^HTTP\/1\.1 200 OK\r\nX-Own: of this answer alone\r\nCache-Control: /);
  });

  it('leaves it to Node where the client speaks HTTP/1.0', async () => {
    await received(head('GET /kept-304'), last('/kept-304'));
    for (const connection of ['', 'Connection: keep-alive\r\n']) {
      const old = (writer: string) => `GET /${writer}-304 HTTP/1.0\r\n${connection}\r\n`;
      const answered = await received(old('kept'));
      expect(answered).toBe(await received(old('node')));
      expect(answered).toContain('\r\nConnection: close\r\n');
    }
  });
});
