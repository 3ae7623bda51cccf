import { createHash } from 'node:crypto';
import type {
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { cacheAnswers } from './cache-answers.ts';
import { dispatch, type Answer } from './dispatch.ts';
import type { ErrorHandler } from './error-handler.ts';

export type ResponseCache = {
  /** The answer to a GET of a path with its query, from memory where it is known. */
  answer: (url: string) => Promise<Answer>;
  /** Answers what can be kept from memory and hands everything else to the handler. */
  listener: RequestListener;
};

type Options = {
  handler: RequestListener;
  /** Answers what fails on the way. */
  errorHandler: ErrorHandler;
  /** What needs the whole request, and not its address alone: these paths and all below them. */
  uncached: readonly string[];
  /**
   * The query parameters that a path's answer depends on, in their order; others are passed over. Nothing for a path
   * whose answer is for one person.
   */
  knownParameters: (pathname: string) => readonly string[] | undefined;
  /** Answers are kept as long as this stays the same. */
  version: () => number;
  maxBytes?: number;
};

/** The best first. */
const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];
type Encoded = { headers: OutgoingHttpHeaders; body: Buffer };
type Kept = Answer & {
  /** Missing where the answer is not for keeping. */
  etag?: string;
  encoded: Map<Encoding, Promise<Encoded>>;
};

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/** Below this size compression costs more than it saves. */
const smallestCompressed = 1024;

const hits = cacheAnswers.labels('hit');
const misses = cacheAnswers.labels('miss');

const maxEntries = 20_000;
/** Addresses of which it is remembered that they were asked for. */
const maxAsked = 20_000;
/** Longer ones are nobody's favourites. */
const maxKeyLength = 500;

/**
 * Keeps the bytes of public answers, in front of Express: path and known query parameters are the key, a new
 * version drops everything. An answer is kept if it is a 200 with `Cache-Control: public, no-cache`, and not before
 * its second asking: addresses that somebody makes up push nothing out.
 */
export function createResponseCache({
  handler,
  errorHandler,
  uncached,
  knownParameters,
  version,
  maxBytes = 64 * 1024 * 1024,
}: Options): ResponseCache {
  const kept = new LRUCache<string, Kept>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ body }, url) => 2 * body.length + url.length + 1000,
  });
  /** How often the answer to an address was asked for, while it was not kept. */
  const asked = new LRUCache<string, number>({ max: maxAsked });
  const pending = new Map<string, Promise<Kept>>();
  let keptVersion = version();

  return {
    answer: (url) => get(keyOf(url) ?? url),
    listener: (req, res) => {
      void serve(req, res);
    },
  };

  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    try {
      const url = req.url ?? '/';
      if (req.method !== 'GET' && req.method !== 'HEAD') return handler(req, res);
      const known = lookUp(url);
      if (known) {
        hits.inc();
        return await send(known, req, res);
      }
      const key = keyOf(url);
      if (key === undefined) return handler(req, res);
      (kept.has(key) ? hits : misses).inc();
      await send(await get(key), req, res);
    } catch (error) {
      errorHandler(error, req, res);
    }
  }

  function lookUp(url: string): Kept | undefined {
    const current = version();
    if (current !== keptVersion) {
      keptVersion = current;
      kept.clear();
      pending.clear();
    }
    return kept.get(url);
  }

  function get(key: string): Promise<Kept> {
    const known = lookUp(key);
    if (known) return Promise.resolve(known);
    if (key.length <= maxKeyLength) asked.set(key, (asked.get(key) ?? 0) + 1);
    const underWay = pending.get(key);
    if (underWay) return underWay;
    const promise = dispatchAndKeep(key, keptVersion).finally(() => {
      if (pending.get(key) === promise) pending.delete(key);
    });
    pending.set(key, promise);
    return promise;
  }

  async function dispatchAndKeep(url: string, askedVersion: number): Promise<Kept> {
    const { status, headers, body, json } = await dispatch(handler, url);
    const isPublic = status === 200 && headers['cache-control'] === 'public, no-cache';
    const answer: Kept = {
      status,
      headers: withoutLength(headers),
      body,
      json,
      etag: isPublic ? etagOf(body) : undefined,
      encoded: new Map(),
    };
    const isAskedAgain = (asked.get(url) ?? 0) > 1;
    const isCurrent = askedVersion === version() && askedVersion === keptVersion;
    if (isPublic && isAskedAgain && isCurrent) kept.set(url, answer);
    return answer;
  }

  /** The path with its known parameters in their order; nothing where the answer is not for keeping. */
  function keyOf(url: string): string | undefined {
    const [pathname = '/', query] = url.split('?', 2);
    if (uncached.some((path) => isBelow(path, pathname))) return undefined;
    const known = knownParameters(pathname);
    if (!known) return undefined;
    if (!query) return pathname;
    const given = new URLSearchParams(query);
    const parameters = new URLSearchParams();
    for (const name of known) {
      const [value, second] = given.getAll(name);
      // Repeated and nested parameters are the handler's to refuse.
      if (second !== undefined || query.includes(`${name}[`) || query.includes(`${name}%5B`))
        return undefined;
      if (value !== undefined) parameters.set(name, value);
    }
    return parameters.size === 0 ? pathname : `${pathname}?${parameters}`;
  }
}

function isBelow(parent: string, pathname: string): boolean {
  return parent === '/' || pathname === parent || pathname.startsWith(`${parent}/`);
}

function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

async function send(answer: Kept, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { etag } = answer;
  if (etag !== undefined && matches(req.headers['if-none-match'], etag)) {
    res.writeHead(304, { ...answer.headers, ETag: etag, Vary: 'Accept-Encoding' }).end();
    return;
  }
  const { headers, body } = await encode(
    answer,
    encodingFor(req.headers['accept-encoding'], answer),
  );
  res.writeHead(answer.status, headers);
  res.end(req.method === 'HEAD' ? undefined : body);
}

function encode(answer: Kept, encoding: Encoding): Promise<Encoded> {
  const known = answer.encoded.get(encoding);
  if (known) return known;
  const encoded = compress(answer, encoding);
  answer.encoded.set(encoding, encoded);
  return encoded;
}

async function compress(answer: Kept, encoding: Encoding): Promise<Encoded> {
  const body = encoding === 'identity' ? answer.body : await compressors[encoding](answer.body);
  return {
    body,
    headers: {
      ...answer.headers,
      'Content-Length': body.length,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      Vary: 'Accept-Encoding',
      ...(answer.etag !== undefined && { ETag: answer.etag }),
    },
  };
}

const negotiated = new LRUCache<string, Encoding>({ max: 200 });

/** What the client prefers of what we have; browsers send few different headers, so the choice is remembered. */
function encodingFor(accepted: string | undefined, { body, headers }: Answer): Encoding {
  if (!accepted || body.length < smallestCompressed || isPicture(headers)) return 'identity';
  const known = negotiated.get(accepted);
  if (known) return known;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
  const acceptable = negotiator.encodings([...encodings]);
  const encoding = encodings.find((each) => acceptable.includes(each)) ?? 'identity';
  negotiated.set(accepted, encoding);
  return encoding;
}

/** Pictures are compressed already; packing them again makes them larger. */
function isPicture({ 'content-type': type }: OutgoingHttpHeaders): boolean {
  return String(type).startsWith('image/') && !String(type).startsWith('image/svg');
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*');
}

function withoutLength(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const { 'content-length': _length, etag: _etag, ...rest } = headers;
  return rest;
}
