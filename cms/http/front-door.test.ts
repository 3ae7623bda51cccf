import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mailLists } from '../mail/mail-lists.ts';
import { exchange, head, statusOf } from '../testing/raw-http.ts';
import { noSite, startTestApp, type TestApp } from '../testing/test-app.ts';
import { createApp } from './app.ts';
import { createHttpServer } from './http-server.ts';

let test: TestApp;
let server: Server;
let port: number;
let isCatalogueBroken = false;

beforeAll(async () => {
  test = await startTestApp();
  const { catalogue } = test;
  const app = createApp({
    ...test,
    config: test.test.config,
    publicUrl: test.test.env.publicUrl,
    trustProxy: [],
    admin: (_req, res) => void res.send('the admin'),
    catalogue: {
      ...catalogue,
      version: () => {
        if (isCatalogueBroken) throw new Error('The catalogue cannot be built');
        return catalogue.version();
      },
    },
    site: {
      ...noSite,
      render: (url, options) => {
        if (url.startsWith('/broken')) throw new Error('secret inside of the program');
        return noSite.render(url, options);
      },
    },
  });
  server = createHttpServer().on('request', app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await test.stop();
});

const visit = () => supertest(server);

/** The answer to a request that no HTTP client would send, whose connection the server is asked to close. */
const raw = (line: string, ...headers: string[]) =>
  exchange({ port, send: head(line, 'Connection: close', ...headers) });

describe('an address', () => {
  it.each([
    ['/compare/', '/compare'],
    ['/compare//', '/compare'],
    ['//compare', '/compare'],
    ['/%63ompare?a=1&b=%2F', '/compare?a=1&b=%2F'],
    ['/assets/../compare', '/compare'],
    ['/assets/%2e%2E/compare', '/compare'],
    ['/../../compare', '/compare'],
    ['/.//evil.example/', '/evil.example'],
    ['//evil.example/..', '/'],
    ['/%e2%82%ac', '/%E2%82%AC'],
  ])('%s has the one form %s, where everybody is sent', async (path, canonical) => {
    const answer = await raw(`GET ${path}`);
    expect(statusOf(answer)).toBe(301);
    expect(answer).toContain(`\r\nLocation: ${canonical}\r\n`);
  });

  it('keeps method and body on the way to its one form', async () => {
    const answer = await raw('POST /api//subscriptions/', 'Content-Length: 0');
    expect(statusOf(answer)).toBe(308);
    expect(answer).toContain('\r\nLocation: /api/subscriptions\r\n');
  });

  it.each([
    '/%0A?x=1',
    '/compare%0A?x=1',
    '/compare%00',
    '/%zz',
    '/%',
    '/%E0%A4%A',
    '/%FF',
    '/a%2Fb',
    '/a%5Cb',
    '/\\evil.example',
    'http://evil.example/',
    '*',
  ])('%s is refused in words', async (path) => {
    const answer = await raw(`GET ${path}`);
    expect(statusOf(answer)).toBe(400);
    expect(answer).toContain('This site does not understand the address');
  });

  it.each([
    '/API/products',
    '/Compare.csv',
    '/compare.XLSX',
    '/Data/prices.csv',
    '/data/Prices.json',
    '/Robots.txt',
    '/sitemap.XML',
    '/Feeds/doses/wegovy/0.25mg.atom',
    '/Share/home.png',
    '/Media/00000000-0000-4000-8000-000000000000-400.avif',
    '/Evidence/0.png',
    '/Subscription',
  ])('in another case is no file and no feed, and left to the pages: %s', async (path) => {
    const { text } = await visit().get(path);
    expect(text).toBe(`<!doctype html><title>${path}</title>`);
  });

  it('of thousands of slashes is answered like any other', async () => {
    const answer = await raw(`GET ${'/'.repeat(14_000)}x`);
    expect(answer).toContain('\r\nLocation: /x\r\n');
  });
});

describe('a method', () => {
  it.each(['TRACE', 'PROPFIND', 'PURGE'])('%s is not allowed anywhere', async (method) => {
    for (const path of ['/', '/api/products', '/cms-api/users', '/admin']) {
      const answer = await raw(`${method} ${path}`);
      expect(statusOf(answer), path).toBe(405);
      expect(answer).toContain('\r\nAllow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS\r\n');
    }
  });

  it('CONNECT is answered, and the connection closed', async () => {
    expect(statusOf(await raw('CONNECT evil.example:443'))).toBe(405);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is not for pages', async (method) => {
    const answer = await raw(`${method} /compare`, 'Content-Length: 0');
    expect(statusOf(answer)).toBe(405);
    expect(answer).toContain('\r\nAllow: GET, HEAD\r\n');
  });
});

describe('a host', () => {
  it.each([
    'a b',
    '<script>',
    'evil.example/path',
    ':::',
    'user@evil.example',
    'localhost:port',
    '',
  ])('that cannot be one is refused: %j', async (host) => {
    for (const path of ['/', '/api/products', '/cms-api/users/me', '/admin']) {
      expect(statusOf(await raw(`GET ${path}`, `Host: ${host}`)), path).toBe(400);
    }
  });

  it.each(['localhost', 'directory.example:443', '127.0.0.1:3000', '[::1]:3000'])(
    'that can be one is answered: %s',
    async (host) => {
      expect(statusOf(await raw('GET /', `Host: ${host}`))).toBe(200);
    },
  );

  it('that is missing is refused', async () => {
    const answer = await exchange({ port, send: 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n' });
    expect(statusOf(answer)).toBe(400);
  });
});

describe('what a proxy says', () => {
  const forged = ['X-Forwarded-Proto: gopher', 'X-Forwarded-Host: a b', 'X-Forwarded-For: x'];

  it('is passed over where nobody is trusted', async () => {
    for (const path of ['/', '/api/products', '/cms-api/users/me', '/admin']) {
      expect(statusOf(await raw(`GET ${path}`, ...forged)), path).toBe(200);
    }
  });

  it.each(forged.slice(0, 2))(
    'is refused from a trusted one if it cannot be: %s',
    async (header) => {
      const [name = '', value = ''] = header.split(': ');
      await supertest(test.app)
        .get('/')
        .set(name, value)
        .expect(400, /The proxy in front of/);
    },
  );

  it('counts for limits with trusted addresses only, and without the port', async () => {
    const message = {
      name: 'Sam',
      email: 'sam@reader.example',
      subject: 'Hello',
      message: 'Hello',
    };
    const send = (app: Server | TestApp['app'], visitor: string) =>
      supertest(app).post('/api/contact-messages').set('X-Forwarded-For', visitor).send(message);
    for (let count = 1; count <= 5; count += 1) {
      await send(server, `198.51.100.${count}`).expect(201);
      await send(test.app, `198.51.100.1:${5000 + count}`).expect(201);
    }
    await send(server, '198.51.100.6').expect(429);
    await send(test.app, '198.51.100.1:6000').expect(429);
    await send(test.app, '198.51.100.2, 198.51.100.1').expect(429);
    await send(test.app, '198.51.100.2').expect(201);
  });
});

it('an answer tells of the visitor’s own limit, and nothing of others', async () => {
  const subscription = { email: 'sam@reader.example', source: 'homepage_newsletter' };
  const { headers } = await visit().post('/api/subscriptions').send(subscription).expect(201);
  expect(headers.ratelimit).toMatch(/^limit=20, remaining=19, reset=\d+$/);
});

const megabyte = 1024 * 1024;

/** Written as it would be over a slow line: in chunks, without saying how much will come. */
function chunked(bytes: number): string {
  const chunk = `4000\r\n${' '.repeat(0x4000)}\r\n`;
  return `${chunk.repeat(Math.ceil(bytes / 0x4000))}0\r\n\r\n`;
}

const json = 'Content-Type: application/json';
const routes = [
  '/cms-api/users/login',
  '/cms-api/nothing',
  '/api/subscriptions',
  '/subscribe',
  '/compare',
  '/admin',
];

describe('a body', () => {
  it.each(routes)('of more than 1 MB is refused at %s, and the connection closed', async (path) => {
    const bytes = 2 * megabyte;
    const declared = head(`POST ${path}`, json, `Content-Length: ${bytes}`) + ' '.repeat(bytes);
    const streamed = head(`POST ${path}`, json, 'Transfer-Encoding: chunked') + chunked(bytes);
    for (const send of [declared, streamed]) {
      const answer = await exchange({ port, send });
      expect(statusOf(answer)).toBe(413);
      expect(answer).toContain('\r\nConnection: close\r\n');
      expect(answer).toContain('larger than 1 MB');
    }
  });

  it.each(routes)('that %s has no use for does not hold up what comes after it', async (path) => {
    const body = 'x'.repeat(300_000);
    for (const method of ['POST', 'GET']) {
      const answer = await exchange({
        port,
        send: head(`${method} ${path}`, json, `Content-Length: ${body.length}`) + body,
        until: /^HTTP\/1\.1 \d{3}/,
        next: { send: head('GET /healthz'), until: /\{"status":"alive"/ },
      });
      expect(answer, method).toContain('{"status":"alive"');
    }
  });

  it('of 60 MB of small objects leaves the process as it was', async () => {
    const body = `{"z":[0${',{}'.repeat(20 * megabyte)}]}`;
    const send = head('POST /cms-api/users/login', json, `Content-Length: ${body.length}`) + body;
    expect(statusOf(await exchange({ port, send }))).toBe(413);
    await visit().get('/healthz').expect(200);
  });

  it('may be 10 MB for an import', async () => {
    const send = (bytes: number) =>
      head('POST /cms-api/import-prices', 'Connection: close', `Content-Length: ${bytes}`) +
      ' '.repeat(bytes);
    expect(statusOf(await exchange({ port, send: send(10 * megabyte) }))).toBe(401);
    expect(statusOf(await exchange({ port, send: send(10 * megabyte + 1) }))).toBe(413);
  });

  it('that does not come is not waited for', async () => {
    const send = head('POST /api/subscriptions', json, 'Content-Length: 100') + '{"email":';
    expect(statusOf(await exchange({ port, send }))).toBe(408);
  });
});

describe('an Upgrade header', () => {
  it.each(['websocket', 'h2c', 'nonsense'])('for %s changes nothing', async (protocol) => {
    for (const path of ['/', '/api/products', '/admin']) {
      const send = head(`GET ${path}`, 'Connection: Upgrade', `Upgrade: ${protocol}`);
      expect(statusOf(await exchange({ port, send, until: /\r\n\r\n/ })), path).toBe(200);
    }
  });
});

describe('what fails', () => {
  it('is a page with a reference that the log knows too, and nothing of the program', async () => {
    const logged = vi.spyOn(test.payload.logger, 'error').mockReturnValue();
    const { headers, text } = await visit()
      .get('/broken')
      .expect(500)
      .expect('Content-Type', /html/);
    const reference = headers['x-request-id'];
    expect(reference).toMatch(/^[\w-]{36}$/);
    expect(text).toContain(reference);
    expect(text).not.toMatch(/secret|\.ts|at /);
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ requestId: reference, path: '/broken', err: expect.any(Error) }),
      expect.any(String),
    );
    logged.mockRestore();
  });

  it('in the response cache itself is answered too', async () => {
    const logged = vi.spyOn(test.payload.logger, 'error').mockReturnValue();
    isCatalogueBroken = true;
    await visit().get('/').expect(500).expect('X-Request-Id', /./);
    await visit().get('/api/products').expect(500).expect('Content-Type', /json/);
    isCatalogueBroken = false;
    await visit().get('/').expect(200);
    logged.mockRestore();
  });

  it('because of the client is one line for the log, without its error', async () => {
    const logged = vi.spyOn(test.payload.logger, 'info').mockReturnValue();
    const failed = vi.spyOn(test.payload.logger, 'error').mockReturnValue();
    await raw('GET /%0A?email=sam@reader.example');
    await visit().post('/api/subscriptions').type('json').send('{').expect(400);
    expect(logged.mock.calls).toEqual([
      [
        { requestId: expect.any(String), status: 400, method: 'GET', path: '/%0A' },
        expect.any(String),
      ],
      [expect.objectContaining({ status: 400, path: '/api/subscriptions' }), expect.any(String)],
    ]);
    expect(failed).not.toHaveBeenCalled();
    logged.mockRestore();
    failed.mockRestore();
  });

  it.each([
    ['/compare', /html/, /<h1>/],
    ['/api/products', /json/, /"error":"/],
    ['/cms-api/users', /json/, /"errors":\[\{"message":"/],
  ])('has the shape of its neighbours at %s', async (path, type, body) => {
    const { headers, text } = await visit().trace(path).expect(405).expect('Content-Type', type);
    expect(text).toMatch(body);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toMatch(
      /default-src 'none'.*frame-ancestors 'self'/,
    );
  });
});

describe('a page for one person', () => {
  it.each([
    '/subscription?token=abc',
    '/%73ubscription?token=abc',
    '/assets/../subscription?token=abc',
    '/subscription/?token=abc',
    '//subscription?token=abc',
  ])('is kept by nobody, however its address is written: %s', async (path) => {
    expect(await raw(`GET ${path}`)).toMatch(/\r\nCache-Control: no-store\r\n/i);
  });

  it('tells no other site and no search engine of its address', async () => {
    const { headers } = await visit().get('/subscription?token=abc').expect(200);
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(headers.etag).toBeUndefined();
  });

  it.each(['/cms-api/users/me', '/cms-api/nothing', '/admin', '/api/subscription?token=abc'])(
    'is no page alone: nobody keeps %s',
    async (path) => {
      const { headers } = await visit().get(path);
      expect(headers['cache-control']).toBe('no-store');
    },
  );
});

describe('security headers', () => {
  it.each(['/', '/api/products', '/admin', '/cms-api/users/me'])('are on %s', async (path) => {
    const { headers } = await visit().get(path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
    });
    expect(headers['content-security-policy']).toMatch(
      /form-action 'self'; ?frame-ancestors 'self'/,
    );
  });
});

describe('a change that another site’s page sends', () => {
  const targets = [
    '/api/subscriptions',
    '/api/reviews/1/helpful',
    '/subscribe',
    '/contact',
    '/providers/a/write-review',
    '/cms-api/users/login',
    '/admin',
  ];

  it.each(targets)('is refused at %s', async (path) => {
    const send = (headers: Record<string, string>) => visit().post(path).set(headers);
    await send({ Origin: 'https://evil.example' }).expect(403, /another site/);
    await send({ Origin: 'null' }).expect(403);
    await send({ Origin: 'http://localhost:3000.evil.example' }).expect(403);
    await send({ 'Sec-Fetch-Site': 'cross-site' }).expect(403);
    await send({ 'Sec-Fetch-Site': 'same-site' }).expect(403);
    await send({ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' }).expect(403);
  });

  it.each(targets)(
    'is told apart from those of our own pages and of programs at %s',
    async (path) => {
      const allowed: Record<string, string>[] = [
        {},
        { Origin: test.test.env.publicUrl },
        { Origin: test.test.env.publicUrl, 'Sec-Fetch-Site': 'same-origin' },
        // A page that sends no referrer hides its origin too.
        { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
      ];
      for (const headers of allowed) {
        const { text } = await visit().post(path).set(headers);
        expect(text).not.toContain('another site');
      }
    },
  );

  it.each(Object.values(mailLists))(
    'may be the one click by which a mail program ends a list (RFC 8058): $endPath',
    async ({ endPath }) => {
      await visit()
        .post(`${endPath}abc`)
        .set({ Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' })
        .type('form')
        .send('List-Unsubscribe=One-Click')
        .expect(400, 'outdated');
    },
  );
});

describe('what Payload is never asked', () => {
  const post = (type: string, body: string, headers: Record<string, string> = {}) =>
    visit()
      .post('/cms-api/users/login')
      .set({ ...headers, 'Content-Type': type })
      .send(body);

  it.each([
    ['malformed JSON', 'application/json', '{'],
    ['null', 'application/json', 'null'],
    ['a list', 'application/json', '[]'],
    ['a text', 'application/json; charset=utf-8', '"x"'],
    ['a form of many parts without a boundary', 'multipart/form-data', 'x'],
    ['a form of many parts that breaks off', 'multipart/form-data; boundary=x', '--x\r\nContent-'],
    [
      'a form of many parts whose data is no JSON',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{\r\n--x--\r\n',
    ],
    [
      'a form of many parts whose data is no object',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\nnull\r\n--x--\r\n',
    ],
  ])('%s', async (_what, type, body) => {
    const failed = vi.spyOn(test.payload.logger, 'error').mockReturnValue();
    const { body: answer } = await post(type, body).expect(400);
    expect(answer).toMatchObject({ errors: [{ message: expect.any(String) }] });
    await post(type, body, { 'X-HTTP-Method-Override': 'GET' }).expect(400);
    expect(failed).not.toHaveBeenCalled();
    failed.mockRestore();
  });
});

it('requests to Payload that are sent at once on one connection leave no warning in the log', async () => {
  const warned = vi.fn<(warning: Error) => void>();
  process.on('warning', warned);
  const ask = head('GET /cms-api/users/me');
  await exchange({ port, send: ask + ask + head('GET /healthz', 'Connection: close') });
  process.off('warning', warned);
  expect(warned).not.toHaveBeenCalled();
});

describe('the admin’s pages', () => {
  const action = { 'Next-Action': 'a'.repeat(42) };

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('are not for %s', async (method) => {
    expect(statusOf(await raw(`${method} /admin`, 'Content-Length: 0'))).toBe(405);
  });

  it('have files that are read and nothing else', async () => {
    await visit().get('/_next/static/x.js').expect(200, 'the admin');
    await visit().post('/_next/data/x').type('multipart/form-data').send('x').expect(405);
    await visit()
      .get('/__nextjs_original-stack-frames')
      .expect(200, /<title>\/__nextjs/);
  });

  it.each([
    ['application/json', '{'],
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-'],
  ])('take nothing that they have not asked for: %s %j', async (type, body) => {
    const { text } = await visit().post('/admin').set('Content-Type', type).send(body).expect(400);
    expect(text).toContain('The admin takes calls of its own pages only');
    await visit().post('/admin').set('Next-Action', 'x').type('text').send('[]').expect(400);
  });

  it.each(['x', '%', '%7B', '{}', '[]', '["",{"children":["",{"y":1}]}]'])(
    'are not rendered for somebody who comes from no page: %s',
    async (state) => {
      const ask = (header: string) =>
        visit().get('/admin/login').set({ RSC: '1', 'Next-Router-State-Tree': header });
      const { text } = await ask(state).expect(400);
      expect(text).toContain('The admin does not know the page you come from');
      const page = ['', { children: ['admin', {}, null, 'refetch', 0] }];
      await ask(encodeURIComponent(JSON.stringify(page))).expect(200, 'the admin');
    },
  );

  it('list what can be asked for, and say so of anything else', async () => {
    const list = (query: string) => visit().get(`/admin/collections/providers${query}`);
    for (const query of ['', '?where=', '?where[or][0][and][0][name][like]=Ash', '/trash?page=2'])
      await list(query).expect(200, 'the admin');
    for (const query of [
      '?where[name][like]=&where[createdAt][greater_than]=',
      '?where[or][0][and][0][name][exists]=true',
    ])
      await list(query).expect(200, 'the admin');
    for (const query of ['?where[nope][equals]=1', '/trash?where[or][1][user.salt][exists]=true']) {
      const { text } = await list(query).expect(400);
      expect(text).toContain('“where” names a field that cannot be searched by.');
    }
  });

  it('are called by nobody who has not signed in, but for the first account', async () => {
    await visit().post('/admin/create-first-user').set(action).expect(200, 'the admin');
    const account = { email: 'admin@directory.example', password: 'a long password' };
    await test.payload.create({
      collection: 'users',
      data: { ...account, name: 'Ada', roles: ['admin'] },
      overrideAccess: true,
    });
    await visit().post('/admin').set(action).expect(401);
    const { headers } = await visit().post('/cms-api/users/login').send(account).expect(200);
    const cookie = String(headers['set-cookie']).split(';', 1)[0] ?? '';
    const signedIn = { ...action, Cookie: cookie, Origin: test.test.env.publicUrl };
    await visit().post('/admin').set(signedIn).expect(200, 'the admin');
  });
});
