import type { RequestListener } from 'node:http';
import express from 'express';
import supertest from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { createResponseCache } from './response-cache.ts';

const text = 'Prices are checked by people. '.repeat(100);
const picture = Buffer.from(Array.from({ length: 2000 }, (_, index) => index % 251));
let asked: string[];
let version: number;
let listener: RequestListener;
let site: ReturnType<typeof supertest>;

beforeEach(() => {
  asked = [];
  version = 1;
  const app = express();
  app.disable('etag');
  app.use((req, _res, next) => {
    asked.push(`${req.method} ${req.url}`);
    next();
  });
  app.get(
    '/missing',
    (_req, res) => void res.status(404).set('Cache-Control', 'public, no-cache').send('no'),
  );
  app.get('/private', (_req, res) => void res.set('Cache-Control', 'private').send('for you'));
  app.get('/picture', (_req, res) => {
    res.set('Cache-Control', 'public, no-cache').type('image/png').send(picture);
  });
  app.use('/admin', (_req, res) => void res.set('Cache-Control', 'public, no-cache').send('admin'));
  app.use((req, res) => {
    res.set('Cache-Control', 'public, no-cache').type('text').send(`${version} ${req.url} ${text}`);
  });
  ({ listener } = createResponseCache({
    handler: app,
    uncached: ['/admin'],
    knownParameters: (pathname) => (pathname === '/compare' ? ['medication', 'sort'] : []),
    version: () => version,
    maxBytes: 100_000,
  }));
  site = supertest(listener);
});

describe('the response cache', () => {
  it('asks once for as long as the version stays the same', async () => {
    const first = await site.get('/compare').expect(200);
    expect((await site.get('/compare')).text).toBe(first.text);
    expect(asked).toEqual(['GET /compare']);
    version = 2;
    expect((await site.get('/compare')).text).toMatch(/^2 /);
    expect(asked).toHaveLength(2);
  });

  it('asks once when many visitors come at the same moment', async () => {
    await Promise.all(Array.from({ length: 20 }, () => site.get('/compare').expect(200)));
    expect(asked).toHaveLength(1);
  });

  it('knows a page by its known parameters in their order, whatever else the address says', async () => {
    await site.get('/compare?medication=wegovy&sort=price');
    await site.get('/compare?sort=price&utm_source=letter&medication=wegovy&fbclid=1');
    await site.get('/about?anything=goes');
    await site.get('/about');
    expect(asked).toEqual(['GET /compare?medication=wegovy&sort=price', 'GET /about']);
  });

  it('leaves repeated and nested parameters to the handler', async () => {
    await site.get('/compare?sort=a&sort=b');
    await site.get('/compare?sort[$ne]=a');
    await site.get('/compare?sort%5B%24ne%5D=a');
    expect(asked).toEqual([
      'GET /compare?sort=a&sort=b',
      'GET /compare?sort[$ne]=a',
      'GET /compare?sort%5B%24ne%5D=a',
    ]);
  });

  it.each(['br', 'gzip'])(
    'sends %s, which says the same, to those who take it',
    async (encoding) => {
      const plain = await site.get('/').set('Accept-Encoding', 'identity');
      const packed = await site.get('/').set('Accept-Encoding', encoding);
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.headers.vary).toBe('Accept-Encoding');
      expect(Number(packed.headers['content-length'])).toBeLessThan(plain.text.length / 2);
      expect(packed.text).toBe(plain.text);
    },
  );

  it('keeps a picture byte for byte and never packs it again', async () => {
    for (const time of ['first', 'second']) {
      const { body, headers } = await site.get('/picture').set('Accept-Encoding', 'br, gzip');
      expect(headers['content-encoding'], time).toBeUndefined();
      expect(headers['content-type']).toBe('image/png');
      expect(picture.equals(body), time).toBe(true);
    }
    expect(asked).toEqual(['GET /picture']);
  });

  it('respects a refused encoding', async () => {
    const { headers } = await site.get('/').set('Accept-Encoding', 'br;q=0, gzip;q=0');
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('answers 304 to whoever has this very answer, and the whole of a newer one', async () => {
    const { headers } = await site.get('/').expect(200);
    await site.get('/').set('If-None-Match', headers.etag!).expect(304);
    await site.get('/').set('If-None-Match', `"other", ${headers.etag}`).expect(304);
    version = 2;
    await site.get('/').set('If-None-Match', headers.etag!).expect(200);
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const get = await site.get('/').set('Accept-Encoding', 'identity');
    const head = await site.head('/').set('Accept-Encoding', 'identity').expect(200);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.text).toBeFalsy();
  });

  it.each([
    ['what is not there', '/missing', 404],
    ['what is not public', '/private', 200],
    ['the admin', '/admin/login', 200],
  ])('never keeps %s', async (_what, path, status) => {
    await site.get(path).expect(status);
    await site.get(path).expect(status);
    expect(asked).toHaveLength(2);
  });

  it('never keeps an answer that was made before a change and came after it', async () => {
    let release = () => {};
    const waiting = new Promise<void>((resolve) => (release = resolve));
    const { listener: slow } = createResponseCache({
      handler: async (_req, res) => {
        const made = version;
        if (made === 1) await waiting;
        res.setHeader('Cache-Control', 'public, no-cache').end(`version ${made}`);
      },
      uncached: [],
      knownParameters: () => [],
      version: () => version,
    });
    const server = supertest(slow);
    const early = server.get('/').then(({ text: body }) => body);
    await new Promise((resolve) => setTimeout(resolve, 50));
    version = 2;
    release();
    await early;
    expect((await server.get('/')).text).toBe('version 2');
  });

  it('holds a bounded number of bytes', async () => {
    for (let page = 0; page < 100; page += 1) await site.get(`/page-${page}`);
    await site.get('/page-99');
    expect(asked).toHaveLength(100);
    await site.get('/page-0');
    expect(asked).toHaveLength(101);
  });
});
