import { createHook } from 'node:async_hooks';
import { Resolver } from 'node:dns/promises';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import {
  createServer as createTcpServer,
  type AddressInfo,
  type Server,
  type Socket,
} from 'node:net';
import { once } from 'node:events';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { askThread } from '../runtime/thread.ts';
import { createWebClient, type WebClient } from './web-client.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  vi.restoreAllMocks();
});

type Shop = { host: string; asked: IncomingMessage[]; client: WebClient };

/** A site on this machine, with a client that may reach it and nothing else that is not public. */
async function openShop(pages: Record<string, RequestListener>): Promise<Shop> {
  const asked: IncomingMessage[] = [];
  const server = createServer((req, res) => {
    asked.push(req);
    const page = pages[req.url ?? ''];
    if (page) page(req, res);
    else res.writeHead(404).end();
  });
  const host = await listen(server);
  stops.push(() => server.closeAllConnections());
  return { host, asked, client: clientFor(host) };
}

async function listen(server: Server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(() => server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function clientFor(webTestServer?: string): WebClient {
  return createWebClient({ publicUrl: 'https://directory.example', webTestServer });
}

const respondWith =
  (text: string | Buffer, headers: Record<string, string> = {}): RequestListener =>
  (_req, res) =>
    res.writeHead(200, { 'content-type': 'text/html', ...headers }).end(text);

const redirectTo =
  (location: string): RequestListener =>
  (_req, res) =>
    res.writeHead(302, { location }).end();

const paths = ({ asked }: Shop) => asked.map(({ method, url }) => `${method} ${url}`);

describe('a page of another site', () => {
  it('is fetched by name, after the robots.txt, which is read once', async () => {
    const shop = await openShop({ '/a': respondWith('£129'), '/b': respondWith('£139') });
    const page = await shop.client.fetch(`http://${shop.host}/a#price`);
    expect(page).toMatchObject({ status: 200, address: `http://${shop.host}/a` });
    expect(page.body.toString()).toBe('£129');
    await shop.client.fetch(`http://${shop.host}/b`);
    expect(paths(shop)).toEqual(['GET /robots.txt', 'GET /a', 'GET /b']);
    expect(shop.asked[1]!.headers['user-agent']).toBe(
      'MedicationDirectoryBot/1.0 (+https://directory.example)',
    );
  });

  it('is an answer whatever its status, and is asked for without its body too', async () => {
    const shop = await openShop({ '/a': respondWith('£129') });
    expect((await shop.client.fetch(`http://${shop.host}/gone`)).status).toBe(404);
    const page = await shop.client.fetch(`http://${shop.host}/a`, { method: 'HEAD' });
    expect([page.status, page.body.length]).toEqual([200, 0]);
  });

  it('is not sent again if it is the same', async () => {
    const shop = await openShop({
      '/a': (req, res) => {
        const isKnown = req.headers['if-none-match'] === '"1"' && req.headers['if-modified-since'];
        res.writeHead(isKnown ? 304 : 200, { etag: '"1"' }).end(isKnown ? undefined : '£129');
      },
    });
    const { headers } = await shop.client.fetch(`http://${shop.host}/a`);
    const again = { etag: headers.etag, lastModified: 'Sun, 22 Nov 2026 09:00:00 GMT' };
    const { status } = await shop.client.fetch(`http://${shop.host}/a`, again);
    expect(status).toBe(304);
  });

  it.each([
    ['gzip', gzipSync('£129')],
    ['br', brotliCompressSync('£129')],
  ])('that comes in %s is unpacked', async (encoding, bytes) => {
    const shop = await openShop({ '/a': respondWith(bytes, { 'content-encoding': encoding }) });
    const { body } = await shop.client.fetch(`http://${shop.host}/a`);
    expect(body.toString()).toBe('£129');
  });

  it('is asked for one after the other, however many are wanted at once', async () => {
    let open = 0;
    let maxOpen = 0;
    const slowly: RequestListener = (_req, res) => {
      open += 1;
      maxOpen = Math.max(maxOpen, open);
      setImmediate(() => {
        open -= 1;
        res.end('£129');
      });
    };
    const shop = await openShop({ '/a': slowly, '/b': slowly, '/c': slowly });
    await Promise.all(
      ['a', 'b', 'c'].map((path) => shop.client.fetch(`http://${shop.host}/${path}`)),
    );
    expect([maxOpen, paths(shop)]).toEqual([1, ['GET /robots.txt', 'GET /a', 'GET /b', 'GET /c']]);
  });
});

describe('robots.txt', () => {
  const robots = (lines: string) => ({
    '/robots.txt': respondWith(lines),
    '/prices': respondWith('£129'),
  });

  it.each([
    ['for everybody', 'User-agent: *\nDisallow: /prices'],
    ['for us by name', 'User-agent: MedicationDirectoryBot\nDisallow: /'],
  ])('that forbids a page %s is obeyed', async (_, lines) => {
    const shop = await openShop(robots(lines));
    await expect(shop.client.fetch(`http://${shop.host}/prices`)).rejects.toMatchObject({
      kind: 'robots',
      message: `The robots.txt of ${shop.host} does not allow this page.`,
    });
    expect(paths(shop)).toEqual(['GET /robots.txt']);
  });

  it('that forbids other pages or other robots forbids nothing here', async () => {
    const shop = await openShop(
      robots('User-agent: *\nDisallow: /basket\n\nUser-agent: Other\nDisallow: /'),
    );
    expect((await shop.client.fetch(`http://${shop.host}/prices`)).status).toBe(200);
  });

  it('is asked again where a page leads to', async () => {
    const shop = await openShop({
      ...robots('User-agent: *\nDisallow: /prices'),
      '/a': redirectTo('/prices'),
    });
    await expect(shop.client.fetch(`http://${shop.host}/a`)).rejects.toMatchObject({
      kind: 'robots',
    });
  });

  it.each([
    ['in a group of several robots', 'User-agent: Other\nUser-agent: *\nDisallow: /prices'],
    ['in two groups', 'User-agent: *\nDisallow: /a\n\nUser-agent: *\nDisallow: /prices'],
    [
      'with its robots and rules in any letters',
      'USER-AGENT: medicationdirectorybot/2\ndisallow:/',
    ],
    ['after a comment', '\uFEFF# Hello\rUser-agent: * # everybody\rDisallow: /prices # not yet'],
    ['by its longest rule', 'User-agent: *\nAllow: /\nDisallow: /p**s$'],
    ['among lines of other kinds', 'User-agent: *\nSitemap: https://a.example/\nDisallow: /prices'],
    [
      'before lines of other kinds',
      'User-agent: *\nSitemap: https://a.example/\nUser-agent: Other\nDisallow: /prices',
    ],
  ])('that forbids a page %s is obeyed too', async (_, lines) => {
    const shop = await openShop(robots(lines));
    await expect(shop.client.fetch(`http://${shop.host}/prices`)).rejects.toMatchObject({
      kind: 'robots',
    });
  });

  it.each([
    [
      'it allows us by name',
      'User-agent: *\nDisallow: /\n\nUser-agent: MedicationDirectoryBot\nDisallow:',
    ],
    ['its longest rule allows the page', 'User-agent: *\nDisallow: /\nAllow: /prices'],
    ['its rules stand before any robot', 'Disallow: /\nUser-agent: *'],
  ])('forbids nothing here where %s', async (_, lines) => {
    const shop = await openShop(robots(lines));
    expect((await shop.client.fetch(`http://${shop.host}/prices`)).status).toBe(200);
  });

  it('that names thousands of robots before thousands of rules fills no memory', async () => {
    const bomb = 'user-agent:a\n'.repeat(5041) + 'allow:/\n'.repeat(8192);
    const shop = await openShop(robots(bomb));
    // In a thread with little memory: here it would take that of everybody.
    const start = (options: WorkerOptions) =>
      new Worker(
        `const { parentPort, workerData } = require('node:worker_threads');
         const { source, host } = workerData;
         import('tsx/esm/api')
           .then(({ tsImport }) => tsImport(source, source))
           .then(({ createWebClient }) =>
             createWebClient({ publicUrl: 'https://directory.example', webTestServer: host })
               .fetch('http://' + host + '/prices'))
           .then(({ status }) => parentPort.postMessage(status));`,
        { ...options, eval: true },
      );
    const source = new URL('web-client.ts', import.meta.url).href;
    const limits = { maxSeconds: 60, maxMegabytes: 96 };
    expect(await askThread(start, { source, host: shop.host }, limits)).toBe(200);
  }, 90_000);

  it('that says thousands of times that it is for everybody says it once', async () => {
    const shop = await openShop(
      robots(`${'User-agent: *\n'.repeat(5000)}Disallow: /basket\nDisallow: /prices`),
    );
    await expect(shop.client.fetch(`http://${shop.host}/prices`)).rejects.toMatchObject({
      kind: 'robots',
    });
  });

  it('is read up to 500 kB, of which what is for others does not count', async () => {
    const others = `User-agent: Other\n${'Disallow: /a-page-for-others\n'.repeat(17_000)}`;
    const shop = await openShop(robots(`${others}User-agent: *\nDisallow: /prices`));
    await expect(shop.client.fetch(`http://${shop.host}/prices`)).rejects.toMatchObject({
      message: `The robots.txt of ${shop.host} does not allow this page.`,
    });
  });

  it('with more rules for us than can be obeyed allows nothing', async () => {
    const shop = await openShop(robots(`User-agent: *\n${'Disallow: /basket\n'.repeat(4000)}`));
    await expect(shop.client.fetch(`http://${shop.host}/prices`)).rejects.toMatchObject({
      kind: 'robots',
      message: `The robots.txt of ${shop.host} has too many rules.`,
    });
    expect(paths(shop)).toEqual(['GET /robots.txt']);
  });

  it('that cannot be read allows nothing, and is asked for again the next time', async () => {
    let isBroken = true;
    const shop = await openShop({
      '/robots.txt': (_req, res) => res.writeHead(isBroken ? 500 : 404).end(),
      '/prices': respondWith('£129'),
    });
    await expect(shop.client.fetch(`http://${shop.host}/prices`)).rejects.toMatchObject({
      kind: 'robots',
    });
    isBroken = false;
    expect((await shop.client.fetch(`http://${shop.host}/prices`)).status).toBe(200);
  });
});

describe('what is not of the public internet', () => {
  /** A server that nobody may reach, and what has reached it. */
  async function insideServer() {
    const connections: Socket[] = [];
    const server = createTcpServer((socket) => void connections.push(socket.on('error', () => {})));
    const host = await listen(server);
    return { port: host.split(':')[1]!, connections };
  }

  it.each([
    '127.0.0.1',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '0.0.0.0',
    '2130706433',
    '0x7f.1',
  ])('is never connected to: http://%s', async (name) => {
    const inside = await insideServer();
    await expect(clientFor().fetch(`http://${name}:${inside.port}/`)).rejects.toMatchObject({
      kind: 'private',
    });
    expect(inside.connections).toEqual([]);
  });

  it.each(['127.0.0.1', 'localhost'])(
    'is not connected to after a redirect to %s either',
    async (name) => {
      const inside = await insideServer();
      const shop = await openShop({ '/a': redirectTo(`http://${name}:${inside.port}/`) });
      await expect(shop.client.fetch(`http://${shop.host}/a`)).rejects.toMatchObject({
        kind: 'private',
      });
      expect(inside.connections).toEqual([]);
    },
  );

  /** What DNS says of every name; an error where there is none of a family. */
  function dnsSays({ a, aaaa }: { a?: string[]; aaaa?: string[] }) {
    const none = Object.assign(new Error('There is none.'), { code: 'ENODATA' });
    const answering = (addresses: string[] | undefined) => async () => {
      if (!addresses) throw none;
      return addresses;
    };
    vi.spyOn(Resolver.prototype, 'resolve4').mockImplementation(answering(a));
    vi.spyOn(Resolver.prototype, 'resolve6').mockImplementation(answering(aaaa));
  }

  it.each([
    ['IPv4', { a: ['127.0.0.1'] }],
    ['IPv6', { aaaa: ['::1'] }],
    ['both', { a: ['10.0.0.5', '127.0.0.1'], aaaa: ['::ffff:127.0.0.1'] }],
  ])('is not connected to where DNS says that a name is inside, in %s', async (_, answer) => {
    dnsSays(answer);
    const inside = await insideServer();
    await expect(clientFor().fetch(`http://shop.example:${inside.port}/`)).rejects.toMatchObject({
      kind: 'private',
    });
    expect(inside.connections).toEqual([]);
  });

  it('takes none of the threads that hashing and files share while DNS is asked', async () => {
    dnsSays({});
    let lookUps = 0;
    const watchLookUps = createHook({
      init: (_id, type) => {
        if (type === 'GETADDRINFOREQWRAP') lookUps += 1;
      },
    }).enable();
    const asked = clientFor().fetch('http://shop.example/');
    await expect(asked).rejects.toMatchObject({ kind: 'unreachable' });
    watchLookUps.disable();
    expect(lookUps).toBe(0);
  });

  it.each(['file:///etc/passwd', 'ftp://shop.example/', 'javascript:alert(1)', 'prices', ''])(
    'may not be asked for as %s',
    async (address) => {
      await expect(clientFor().fetch(address)).rejects.toMatchObject({ kind: 'address' });
    },
  );

  it('is not told names and passwords', async () => {
    await expect(clientFor().fetch('https://a:b@shop.example/')).rejects.toMatchObject({
      kind: 'address',
    });
  });
});

describe('a site that means harm', () => {
  async function problemOf(page: RequestListener) {
    const shop = await openShop({ '/a': page });
    const problem: unknown = await shop.client
      .fetch(`http://${shop.host}/a`)
      .catch((error: unknown) => error);
    return { ...(problem as object), message: (problem as Error).message };
  }

  it('and never ends is given up', async () => {
    const endless: RequestListener = (_req, res) => {
      const more = () => {
        while (!res.destroyed && res.write('£129 '.repeat(10_000)));
      };
      res.on('drain', more);
      more();
    };
    expect(await problemOf(endless)).toMatchObject({
      kind: 'too-large',
      message: 'What was answered is larger than 4,096 KB.',
    });
  });

  it('and dribbles is given up when its time is up', { timeout: 60_000 }, async () => {
    const dribbling: RequestListener = (_req, res) => {
      const drops = setInterval(() => res.write(' '), 200);
      res.on('close', () => clearInterval(drops));
    };
    expect(await problemOf(dribbling)).toMatchObject({ kind: 'too-slow' });
  });

  it.each([
    ['gzip', gzipSync(Buffer.alloc(50 * 1024 * 1024))],
    ['br', brotliCompressSync(Buffer.alloc(50 * 1024 * 1024))],
  ])('and sends a bomb of %s fills no memory', async (encoding, bomb) => {
    expect(bomb.length).toBeLessThan(200_000);
    expect(await problemOf(respondWith(bomb, { 'content-encoding': encoding }))).toMatchObject({
      kind: 'too-large',
    });
  });

  it.each([
    ['in circles', redirectTo('/a'), 'redirects'],
    ['to no web address', redirectTo('file:///etc/passwd'), 'address'],
    ['to an endless address', redirectTo(`/${'a'.repeat(2000)}`), 'address'],
  ])('and redirects %s is given up', async (_, page, kind) => {
    expect(await problemOf(page)).toMatchObject({ kind });
  });

  it.each([
    ['what it does not say it is', respondWith('£129', { 'content-encoding': 'gzip' })],
    ['what nobody can unpack', respondWith('£129', { 'content-encoding': 'zstd, gzip' })],
    ['endless headers', respondWith('£129', { 'x-long': 'a'.repeat(100_000) })],
    ['no HTTP', (req: IncomingMessage) => void req.socket.end('Hello\r\n\r\n')],
    ['nothing', (req: IncomingMessage) => void req.socket.destroy()],
  ])('and answers %s is a problem in words', async (_, page) => {
    const { kind, message } = (await problemOf(page)) as { kind: string; message: string };
    expect(['broken', 'unreachable']).toContain(kind);
    expect(message).toMatch(/^[^\n]+\.$/);
  });
});
