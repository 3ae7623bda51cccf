import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import { cacheAnswers } from './cache-answers.ts';
import { dispatch, type Answer } from './dispatch.ts';
import type { ErrorHandler } from './error-handler.ts';
import { createFavourites, type Entry } from './favourites.ts';
import { prepareAnswer } from './prepared-answer.ts';
import { createRememberedReads } from './remembered-reads.ts';
import { createVisitorsFirst } from './visitors-first.ts';
import { whenIdle } from './when-idle.ts';

export type ResponseCache = {
  /** The answer to a GET of a path with its query, as a page reads it: from memory where it has been read before. */
  answer: (url: string) => Promise<Answer>;
  /** Answers what can be kept from memory and hands everything else to the handler. */
  listener: RequestListener;
};

type Options = {
  handler: RequestListener;
  /** Answers what fails on the way. */
  errorHandler: ErrorHandler;
  /** Hears of what fails while nobody waits for it. */
  logger: Payload['logger'];
  /** What needs the whole request, and not its address alone: these paths and all below them. */
  uncached: readonly string[];
  /**
   * The query parameters that a path's answer depends on, in their order; others are passed over. Nothing for a path
   * whose answer is for one person.
   */
  knownParameters: (pathname: string) => readonly string[] | undefined;
  /** Answers are kept as long as this stays the same. */
  version: () => number;
  /** Calls a listener as soon as there is a new version. */
  onNewVersion: (listener: () => void) => void;
  /** Pages that are made after a start before anybody asks for them. */
  firstPages?: readonly string[];
  maxBytes?: number;
  /** Whether the processor has had little to do of late. */
  isIdle?: () => boolean;
};

const hits = cacheAnswers.labels('hit');
const misses = cacheAnswers.labels('miss');

/** What all that is kept may weigh. */
const maxCacheBytes = 64 * 1024 * 1024;
/** The objects around so many entries are 10 MB of V8’s heap, which grows by half as much again before it is collected. */
const maxEntries = 10_000;
/** Addresses of which it is remembered that they were asked for. */
const maxAsked = 20_000;
/** Longer ones are nobody's favourites. */
const maxKeyLength = 200;
/** What an entry takes beside its bytes and its key: the objects around them. */
const entryBytes = 1500;
/** One entry pushes out at most this part of the others; above a sixteenth only its smallest form is kept. */
const largestPart = 1 / 4;
const largePart = 1 / 16;

/**
 * Keeps the bytes of public answers, in front of Express: path and known query parameters are the key, a new
 * version drops everything, and what was asked for most is made again at once; after a start, that is the first pages. An answer is
 * kept if it is a 200 or a 404 with `Cache-Control: public, no-cache`, and not before its second asking unless it was asked
 * for most: addresses that somebody makes up push nothing out. While the process is idle, what it keeps is compressed as
 * well as it can be.
 */
export function createResponseCache({
  handler,
  errorHandler,
  logger,
  uncached,
  knownParameters,
  version,
  onNewVersion,
  firstPages = [],
  maxBytes = maxCacheBytes,
  isIdle,
}: Options): ResponseCache {
  const kept = new LRUCache<string, Entry>({
    max: maxEntries,
    maxSize: maxBytes,
    maxEntrySize: maxBytes * largestPart,
    sizeCalculation: ({ prepared }, key) => prepared.bytes() + 2 * key.length + entryBytes,
  });
  /** How often the answer to an address was asked for, while it was not kept. */
  const asked = new LRUCache<string, number>({ max: maxAsked });
  const pending = new Map<string, Promise<Entry>>();
  const remembered = createRememberedReads();
  let keptVersion = version();
  const improveLater = whenIdle(improveNext, { logger, isIdle });
  const visitorsFirst = createVisitorsFirst();
  const favourites = createFavourites({
    firstPages: firstPages.filter((page) => keyOf(page) === page),
    kept,
    make: get,
    onMade: weighAgain,
    visitorsFirst,
    logger,
  });

  onNewVersion(dropOld);
  void favourites.makeAgain();

  return {
    answer: (url) => {
      dropOld();
      const key = keyOf(url);
      return key === undefined
        ? dispatch(handler, url)
        : (remembered.get(key) ?? readAndRemember(key));
    },
    listener: (req, res) => {
      try {
        const serving = serve(req, res);
        serving?.catch((error: unknown) => errorHandler(error, req, res));
      } catch (error) {
        errorHandler(error, req, res);
      }
    },
  };

  function serve(req: IncomingMessage, res: ServerResponse): Promise<void> | undefined {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      handOver(req, res);
      return undefined;
    }
    const url = req.url ?? '/';
    const known = lookUp(url);
    if (known) {
      hits.inc();
      return send(url, known, req, res);
    }
    const key = keyOf(url);
    if (key === undefined) {
      handOver(req, res);
      return undefined;
    }
    (kept.has(key) ? hits : misses).inc();
    visitorsFirst.wait(res);
    return get(key).then((entry) => send(key, entry, req, res));
  }

  function handOver(req: IncomingMessage, res: ServerResponse): void {
    visitorsFirst.wait(res);
    handler(req, res);
  }

  function send(
    key: string,
    entry: Entry,
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<void> | undefined {
    entry.visits += 1;
    // What is made on the way takes memory too.
    return entry.prepared.send(req, res)?.then(() => weighAgain(key, entry));
  }

  function lookUp(key: string): Entry | undefined {
    dropOld();
    return kept.get(key);
  }

  function get(key: string): Promise<Entry> {
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

  function readAndRemember(key: string): Promise<Answer> {
    const askedVersion = keptVersion;
    const reading = dispatch(handler, key);
    const isForOthers = (answer: Answer) => isPublic(answer) && askedVersion === version();
    remembered.remember(key, reading, isForOthers);
    return reading;
  }

  async function dispatchAndKeep(key: string, askedVersion: number): Promise<Entry> {
    const answer = await (remembered.get(key) ?? dispatch(handler, key));
    const isKept = isPublic(answer);
    // A client that asks for what is not there has nothing to compare.
    const prepared = await prepareAnswer(answer, { isNamed: isKept && answer.status === 200 });
    const entry: Entry = { prepared, visits: 0 };
    const isAskedAgain = (asked.get(key) ?? 0) > 1 || favourites.has(key);
    const isCurrent = () => askedVersion === version() && askedVersion === keptVersion;
    if (!isKept || !isAskedAgain || !isCurrent()) return entry;
    // What is large for this cache is kept in its smallest form alone.
    if (prepared.bytes() > maxBytes * largePart) await prepared.keepSmallest();
    if (isCurrent()) keep(key, entry);
    return entry;
  }

  function weighAgain(key: string, entry: Entry): void {
    if (kept.peek(key) === entry) keep(key, entry);
  }

  function keep(key: string, entry: Entry): void {
    // An entry that is set again is not weighed again.
    kept.delete(key);
    kept.set(key, entry);
    improveLater();
  }

  function dropOld(): void {
    const current = version();
    if (current === keptVersion) return;
    favourites.choose();
    keptVersion = current;
    kept.clear();
    pending.clear();
    remembered.forgetAll();
    void favourites.makeAgain();
  }

  /** Compresses one kept answer as well as it can be; false if all are. */
  async function improveNext(): Promise<boolean> {
    for (const [key, entry] of kept.entries()) {
      if (!(await entry.prepared.improve())) continue;
      weighAgain(key, entry);
      return true;
    }
    return false;
  }

  /** The path with its known parameters in their order; nothing where the answer is not for keeping. */
  function keyOf(url: string): string | undefined {
    const [pathname = '/'] = url.split('?', 1);
    const query = url.slice(pathname.length + 1);
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

/** Whether everybody may keep an answer for as long as nothing changes, also that there is nothing. */
export function isPublic({ status, headers }: Answer): boolean {
  return (status === 200 || status === 404) && headers['cache-control'] === 'public, no-cache';
}

function isBelow(parent: string, pathname: string): boolean {
  return parent === '/' || pathname === parent || pathname.startsWith(`${parent}/`);
}
