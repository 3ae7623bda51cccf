import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import zlib from 'node:zlib';
import express from 'express';
import type { Payload } from 'payload';
import supertest from 'supertest';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { heldMemory } from '../testing/held-memory.ts';
import { dispatch } from './dispatch.ts';
import type { ErrorHandler } from './error-handler.ts';
import { createResponseCache, type ResponseCache } from './response-cache.ts';

const text = 'Prices are checked by people. '.repeat(100);
const maxBytes = 100_000;
const picture = Buffer.from(Array.from({ length: 2000 }, (_, index) => index % 251));
const long = text.repeat(20);
const prose = Array.from(
  { length: 400 },
  (_, index) => `${index * index} pence on day ${index}`,
).join();
const digits = (length: number) => randomBytes(length / 2).toString('hex');
const encodings = ['identity', 'gzip', 'br'];
const patience = { timeout: 30_000 };
const errorHandler: ErrorHandler = (error, _req, res) => {
  res.writeHead(500).end((error as Error).message);
};
const logger = {
  error: ({ err, path }: { err: Error; path: string }) =>
    void logged.push(`${path}: ${err.message}`),
} as unknown as Payload['logger'];
let logged: string[];
let asked: string[];
let finishSlow: (() => void) | undefined;
let version: number;
let listeners: (() => void)[];
let listener: RequestListener;
let answer: ResponseCache['answer'];
let createCache: (options?: {
  firstPages?: readonly string[];
  handler?: RequestListener;
  maxBytes?: number;
}) => ResponseCache;
let site: ReturnType<typeof supertest>;

beforeEach(() => {
  logged = [];
  asked = [];
  finishSlow = undefined;
  version = 1;
  listeners = [];
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
  app.get(
    '/refused',
    (_req, res) => void res.status(404).set('Cache-Control', 'no-store').send('no'),
  );
  app.get('/moved', (_req, res) => {
    res.set('Cache-Control', 'public, no-cache').redirect(301, '/compare');
  });
  app.get('/private', (_req, res) => void res.set('Cache-Control', 'private').send('for you'));
  app.get('/picture', (_req, res) => {
    res.set('Cache-Control', 'public, no-cache').type('image/png').send(picture);
  });
  app.get('/hexadecimal/:digits/:page', ({ params }, res) => {
    res.set('Cache-Control', 'public, no-cache').send(digits(Number(params.digits)));
  });
  app.get('/prose', (_req, res) => void res.set('Cache-Control', 'public, no-cache').send(prose));
  app.get('/long', (_req, res) => void res.set('Cache-Control', 'public, no-cache').json({ long }));
  app.post('/slow', (_req, res) => void (finishSlow = () => res.send('saved')));
  app.get('/rows/:list', ({ params: { list } }, res) => {
    const rows = Array.from({ length: 10_000 }, (_, row) => ({ list, row, name: `Row ${row}` }));
    res.set('Cache-Control', 'public, no-cache').json(rows);
  });
  app.use('/admin', (_req, res) => void res.set('Cache-Control', 'public, no-cache').send('admin'));
  app.use((req, res) => {
    res.set('Cache-Control', 'public, no-cache').type('text').send(`${version} ${req.url} ${text}`);
  });
  createCache = (options) =>
    createResponseCache({
      handler: app,
      errorHandler,
      logger,
      uncached: ['/admin'],
      knownParameters: (pathname) => (pathname === '/compare' ? ['medication', 'sort'] : []),
      version: () => version,
      onNewVersion: (each) => listeners.push(each),
      maxBytes,
      isIdle: () => true,
      ...options,
    });
  ({ answer, listener } = createCache());
  site = supertest(listener);
});

afterEach(() => void vi.useRealTimers());

describe('the response cache', () => {
  it('has the first pages before anybody asks for them', async () => {
    const made = supertest(createCache({ firstPages: ['/', '/compare'] }).listener);
    await expect.poll(() => asked).toEqual(['GET /', 'GET /compare']);
    await made.get('/compare').expect(200);
    await made.get('/').expect(200);
    expect(asked).toHaveLength(2);
  });

  it('has the first pages of a version that replaces another before they were made', async () => {
    createCache({ firstPages: ['/', '/compare'] });
    change();
    await expect.poll(() => asked).toEqual(['GET /', 'GET /compare']);
  });

  it('makes no first page that it would not keep', async () => {
    createCache({ firstPages: ['/admin', '/'] });
    await expect.poll(() => asked).toEqual(['GET /']);
  });

  it('keeps what is asked for a second time, for as long as the version stays the same', async () => {
    const { text: first } = await site.get('/compare').expect(200);
    for (let time = 2; time <= 5; time += 1) {
      expect((await site.get('/compare')).text).toBe(first);
    }
    expect(asked).toEqual(['GET /compare', 'GET /compare']);
  });

  it('keeps the first answer of a new version to what was asked for before', async () => {
    await site.get('/compare');
    version = 2;
    expect((await site.get('/compare')).text).toMatch(/^2 /);
    expect((await site.get('/compare')).text).toMatch(/^2 /);
    expect(asked).toHaveLength(2);
  });

  it('asks once when many visitors come at the same moment, and keeps the answer', async () => {
    await Promise.all(Array.from({ length: 20 }, () => site.get('/compare').expect(200)));
    // The first may have had its answer before the second came.
    expect(asked.length).toBeLessThanOrEqual(2);
    asked = [];
    await site.get('/compare').expect(200);
    expect(asked).toEqual([]);
  });

  it('knows a page by its known parameters in their order, whatever else the address says', async () => {
    await site.get('/compare?medication=wegovy&sort=price');
    await site.get('/compare?sort=price&utm_source=letter&medication=wegovy&fbclid=1');
    await site.get('/compare?fbclid=2&medication=wegovy&sort=price');
    await site.get('/about?anything=goes');
    await site.get('/about');
    await site.get('/about?more=of-it');
    const keys = ['GET /compare?medication=wegovy&sort=price', 'GET /about'];
    expect(asked).toEqual([keys[0], keys[0], keys[1], keys[1]]);
  });

  it('reads all of a query in which there is another question mark', async () => {
    await site.get('/compare?utm_term=why?&medication=wegovy?&sort=price');
    expect(asked).toEqual(['GET /compare?medication=wegovy%3F&sort=price']);
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
    for (const time of ['first', 'second', 'third']) {
      const { body, headers } = await site.get('/picture').set('Accept-Encoding', 'br, gzip');
      expect(headers['content-encoding'], time).toBeUndefined();
      expect(headers['content-type']).toBe('image/png');
      expect(picture.equals(body), time).toBe(true);
    }
    expect(asked).toEqual(['GET /picture', 'GET /picture']);
  });

  it('respects a refused encoding', async () => {
    const { headers } = await site.get('/').set('Accept-Encoding', 'br;q=0, gzip;q=0');
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('answers 304 to whoever has this very answer, and the whole of a newer one', async () => {
    const { headers } = await site.get('/').expect(200);
    await site.get('/').set('If-None-Match', headers.etag!).expect(304);
    await site.get('/').set('If-None-Match', `"other", ${headers.etag}`).expect(304);
    await site.get('/').set('If-None-Match', headers.etag!.replace('W/', '')).expect(304);
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
    ['what is not there for one person', '/refused', 404],
    ['what has moved', '/moved', 301],
    ['what is not public', '/private', 200],
    ['the admin', '/admin/login', 200],
    ['an address of more than 200 characters', `/${'x'.repeat(200)}`, 200],
  ])('never keeps %s', async (_what, path, status) => {
    for (let time = 1; time <= 3; time += 1) await site.get(path).expect(status);
    expect(asked).toHaveLength(3);
  });

  it('keeps what is not there as it keeps pages, for as long as the version stays the same', async () => {
    for (let time = 1; time <= 3; time += 1) await site.get('/missing').expect(404, 'no');
    expect(asked).toHaveLength(2);
    version = 2;
    await site.get('/missing').expect(404, 'no');
    expect(asked).toHaveLength(3);
  });

  it('answers what is not there in full, whatever the client has already', async () => {
    for (let time = 1; time <= 3; time += 1) {
      const { headers } = await site.get('/missing').set('If-None-Match', '*').expect(404, 'no');
      expect(headers.etag).toBeUndefined();
    }
  });

  it('gives no name to an answer that nobody may keep', async () => {
    const { headers } = await site.get('/private').expect(200);
    expect(headers.etag).toBeUndefined();
    await site.get('/private').set('If-None-Match', '*').expect(200);
  });

  it('leaves out what is below an uncached path, not what merely starts like it', async () => {
    for (let time = 1; time <= 3; time += 1) await site.get('/administrators').expect(200);
    expect(asked).toHaveLength(2);
  });

  it('keeps pages whatever addresses are made up', async () => {
    await site.get('/compare');
    await site.get('/compare');
    for (let page = 0; page < 100; page += 1) await site.get(`/page-${page}`);
    asked = [];
    await site.get('/compare');
    expect(asked).toEqual([]);
  });

  it('answers what fails on the way, the version too', async () => {
    const { listener: broken } = createResponseCache({
      handler: (_req, res) => res.end(),
      errorHandler,
      logger,
      uncached: [],
      knownParameters: () => [],
      version: () => {
        if (version === 2) throw new Error('The catalogue cannot be built');
        return version;
      },
      onNewVersion: () => {},
    });
    version = 2;
    await supertest(broken).get('/').expect(500, 'The catalogue cannot be built');
    version = 1;
    await supertest(broken).get('/').expect(200);
  });

  it('never keeps an answer that was made before a change and came after it', async () => {
    let release = () => {};
    const waiting = new Promise<void>((resolve) => (release = resolve));
    let isAsked = false;
    const { listener: slow } = createResponseCache({
      handler: async (_req, res) => {
        const made = version;
        isAsked = true;
        if (made === 1) await waiting;
        res.setHeader('Cache-Control', 'public, no-cache').end(`version ${made}`);
      },
      errorHandler,
      logger,
      uncached: [],
      knownParameters: () => [],
      version: () => version,
      onNewVersion: () => {},
    });
    const server = supertest(slow);
    // Two at once, so that it would be kept.
    const early = Promise.all([server.get('/').expect(200), server.get('/').expect(200)]);
    await vi.waitFor(() => expect(isAsked).toBe(true), patience);
    version = 2;
    release();
    await early;
    expect((await server.get('/')).text).toBe('version 2');
  });

  it('holds a bounded number of bytes', async () => {
    for (let page = 0; page < 100; page += 1) {
      await site.get(`/page-${page}`);
      await site.get(`/page-${page}`);
    }
    asked = [];
    await site.get('/page-99');
    await site.get('/page-0');
    expect(asked).toEqual(['GET /page-0']);
  });

  it('holds little more than it counts, of small compressed answers too', async () => {
    const limit = 8_000_000;
    const { listener: quick } = createCache({
      maxBytes: limit,
      handler: (_req, res) => {
        res.setHeader('Cache-Control', 'public, no-cache').end(digits(1200));
      },
    });
    const inBrotli: RequestListener = (req, res) => {
      req.headers['accept-encoding'] = 'br';
      quick(req, res);
    };
    const held = () => {
      const { heapUsed, arrayBuffers } = heldMemory();
      return heapUsed + arrayBuffers;
    };
    const before = held();
    for (let page = 1; page <= 2500; page += 1)
      for (let time = 1; time <= 2; time += 1) await dispatch(inBrotli, `/page-${page}`);
    expect(held() - before).toBeLessThan(1.25 * limit);
  });

  it('weighs an answer with all its encodings', async () => {
    const inOneForm = await keptOfTwelve(['identity']);
    const inAllForms = await keptOfTwelve(encodings);
    expect(inOneForm).toBe(12);
    expect(inAllForms).toBeLessThan(12);
    expect(inAllForms).toBeGreaterThan(4);
  });

  it('keeps what is large for it as brotli alone, and makes the rest of that', async () => {
    for (let time = 1; time <= 2; time += 1) await site.get('/long').expect(200);
    await ask('/compare');
    asked = [];
    for (const encoding of encodings) {
      const { body } = await site.get('/long').set('Accept-Encoding', encoding).expect(200);
      expect(body, encoding).toEqual({ long });
    }
    await site.get('/compare').expect(200);
    expect(asked).toEqual([]);
  });

  it('has what is large made again for pages, which read what it was before it was text', async () => {
    for (let time = 1; time <= 3; time += 1) {
      expect((await answer('/long')).content, `${time}`).toEqual({ json: { long } });
    }
  });

  it('remembers what a page has read for the next one', async () => {
    const reading = answer('/compare');
    expect(await answer('/compare')).toBe(await reading);
    expect(asked).toEqual(['GET /compare']);
    // Held until here.
    await reading;
  });

  it('holds nothing of what pages have read that nobody else holds', async () => {
    const before = heldMemory().heapUsed;
    for (let list = 1; list <= 50; list += 1) {
      const { content } = await answer(`/rows/${list}`);
      expect(content).toHaveProperty('json.length', 10_000);
    }
    await yieldToEventLoop();
    const megabytes = (heldMemory().heapUsed - before) / 1e6;
    expect(megabytes).toBeLessThan(10);
  });

  it('lets no single answer push out a quarter of the others', async () => {
    for (let page = 0; page < 8; page += 1) await ask(`/hexadecimal/5000/${page}`);
    await ask('/hexadecimal/80000/0');
    asked = [];
    for (let page = 0; page < 8; page += 1) await site.get(`/hexadecimal/5000/${page}`);
    expect(asked).toEqual([]);
    await site.get('/hexadecimal/80000/0').expect(200);
    expect(asked).toHaveLength(1);
  });

  it('makes again after a change what was asked for most, before anybody asks', async () => {
    for (let time = 1; time <= 4; time += 1) await site.get('/compare').expect(200);
    await site.get('/about').expect(200);
    asked = [];
    change();
    await vi.waitFor(() => expect(asked).toEqual(['GET /compare']), patience);
    expect((await site.get('/compare')).text).toMatch(/^2 /);
    expect(asked).toEqual(['GET /compare']);
  });

  it('keeps what it makes again, however many other addresses were asked for since', async () => {
    const { listener: quick } = createCache({
      handler: (req, res) => {
        asked.push(req.url ?? '');
        res.setHeader('Cache-Control', 'public, no-cache').end('short');
      },
    });
    for (let time = 1; time <= 4; time += 1) await dispatch(quick, '/compare');
    for (let page = 1; page <= 20_000; page += 1) await dispatch(quick, `/page-${page}`);
    asked = [];
    change();
    await vi.waitFor(() => expect(asked).toEqual(['/compare']), patience);
    for (let time = 1; time <= 2; time += 1) await dispatch(quick, '/compare');
    expect(asked).toEqual(['/compare']);
  });

  it('makes the others again if one cannot be compressed, and says so', async () => {
    for (const page of ['/about', '/compare?medication=wegovy'])
      for (let time = 1; time <= 4; time += 1)
        await site.get(page).set('Accept-Encoding', 'gzip').expect(200);
    asked = [];
    failOnce('gzip', new Error('No memory.'));
    change();
    await expect.poll(() => asked).toEqual(['GET /compare?medication=wegovy', 'GET /about']);
    await expect.poll(() => logged).toEqual(['/compare: No memory.']);
    expect((await site.get('/about')).text).toMatch(/^2 /);
    expect(asked).toHaveLength(2);
  });

  it('makes nothing again while somebody waits for an answer, and all of it after that', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    for (let time = 1; time <= 4; time += 1) await site.get('/compare').expect(200);
    const saved = site.post('/slow').then(({ text: said }) => said);
    await vi.waitFor(() => expect(finishSlow).toBeDefined(), patience);
    asked = [];
    change();
    for (let turn = 1; turn <= 20; turn += 1) await yieldToEventLoop();
    expect((await site.get('/about')).text).toMatch(/^2 /);
    expect(asked).toEqual(['GET /about']);
    finishSlow?.();
    expect(await saved).toBe('saved');
    await vi.waitFor(() => expect(asked).toEqual(['GET /about', 'GET /compare']), patience);
  });

  it('makes nothing again for a version that has passed', async () => {
    for (const path of ['/compare', '/about', '/contact']) {
      for (let time = 1; time <= 4; time += 1) await site.get(path).expect(200);
    }
    asked = [];
    change();
    change();
    await vi.waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(3), patience);
    await Promise.all(['/compare', '/about', '/contact'].map((path) => site.get(path)));
    expect(asked).toHaveLength(3);
  });

  it('compresses what it keeps as well as it can be when there is nothing else to do', async () => {
    const lengthNow = async () => {
      const { headers, text: read } = await site.get('/prose').set('Accept-Encoding', 'br');
      expect(read).toBe(prose);
      return Number(headers['content-length']);
    };
    await lengthNow();
    const quickly = await lengthNow();
    await vi.waitFor(async () => expect(await lengthNow()).toBeLessThan(quickly), 10_000);
  });

  async function ask(path: string, encoding = 'identity'): Promise<void> {
    for (let time = 1; time <= 2; time += 1)
      await site.get(path).set('Accept-Encoding', encoding).expect(200);
  }

  /** How many of twelve answers are still known when each has been asked for in these encodings. */
  async function keptOfTwelve(forms: readonly string[]): Promise<number> {
    const paths = Array.from(
      { length: 12 },
      (_, page) => `/hexadecimal/5000/${forms.join('-')}-${page}`,
    );
    for (const path of paths) for (const encoding of forms) await ask(path, encoding);
    asked = [];
    for (const path of paths.toReversed()) await site.get(path).set('Accept-Encoding', 'identity');
    return paths.length - asked.length;
  }

  function change(): void {
    version += 1;
    for (const each of listeners) each();
  }
});

/** The next compression fails, as it does where there is no memory for it. */
function failOnce(encoding: 'gzip', error: Error): void {
  const compress = vi.spyOn(zlib, encoding);
  compress.mockImplementationOnce((...given: unknown[]) => {
    (given.at(-1) as (error: Error) => void)(error);
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    compress.mockRestore();
    syncBuiltinESMExports();
  });
}
