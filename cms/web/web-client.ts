import type { Payload } from 'payload';
import { LRUCache } from 'lru-cache';
import type { IncomingHttpHeaders } from 'node:http';
import robotsParser, { type Robot } from 'robots-parser';
import { Agent, errors, request } from 'undici';
import { publicConnector } from './public-connector.ts';
import { acceptedEncodings, readBody } from './read-body.ts';
import { createHostQueues } from './host-queues.ts';
import { rulesFor } from './robots-rules.ts';
import { WebProblem } from './web-problem.ts';

/** What another site has answered, whatever its status. */
export type WebPage = {
  /** Where it was found in the end, after redirects. */
  address: string;
  status: number;
  headers: IncomingHttpHeaders;
  /** Unpacked; empty after HEAD and 304. */
  body: Buffer;
};

export type WebRequest = {
  method?: 'GET' | 'HEAD';
  /** Of the page as it was last fetched: an answer of 304 says that it is the same. */
  etag?: string | null;
  lastModified?: string | null;
  signal?: AbortSignal;
};

export type WebClient = {
  /**
   * Fetches a page of another site as its owner would have us: one request at a time to a host, with a delay, named, and
   * only what its robots.txt allows. It follows redirects and ends in time, whatever the other side does.
   * @throws WebProblem if there is no answer to show.
   */
  fetch: (address: string, request?: WebRequest) => Promise<WebPage>;
};

type Options = {
  /** Where this site is, which is named to those whose pages are fetched. */
  publicUrl: string;
  /** `host:port` of the one server that tests may reach although it is not public. */
  webTestServer?: string | undefined;
};

/** The client of a process, as the configuration names it. */
export function webOf({ config }: Pick<Payload, 'config'>): WebClient {
  return config.custom.web as WebClient;
}

/** As robots.txt files name it. */
export const robotName = 'MedicationDirectoryBot';

const maxPageBytes = 4 * 1024 * 1024;
/** What RFC 9309, 2.5, has every robot read at least. */
const maxRobotsBytes = 500 * 1024;
/** Whether a page is allowed takes as long as its address times the rules: a fifth of a second within these limits. */
const maxRulesLength = 64 * 1024;
const maxAddressLength = 1000;
const maxRedirects = 5;
/** For a request and its answer, once it leaves the queue. */
const maxMilliseconds = 15_000;
const robotsMilliseconds = 24 * 3_600_000;
const maxRobotsKept = 2000;
/** Of all that are kept; parsed, they take ten times the memory at most. */
const maxRulesKeptLength = 2 * 1024 * 1024;
const crawlDelayMilliseconds = 1000;
/** A robots.txt may ask for a longer delay, up to this one. */
const maxCrawlDelayMilliseconds = 30_000;

export function createWebClient({ publicUrl, webTestServer }: Options): WebClient {
  const agent = new Agent({
    connect: publicConnector(webTestServer),
    connections: 1,
    pipelining: 1,
    maxOrigins: 1000,
  });
  const oneAtATime = createHostQueues();
  const robotsOf = new LRUCache<string, Robot>({
    max: maxRobotsKept,
    maxSize: maxRulesKeptLength,
    ttl: robotsMilliseconds,
  });
  const userAgent = `${robotName}/1.0 (+${publicUrl})`;

  return { fetch };

  async function fetch(address: string, given: WebRequest = {}): Promise<WebPage> {
    return follow(readAddress(address), (url) =>
      oneAtATime(
        url.host,
        () => crawlDelayOf(url.origin),
        () => visit(url, given),
      ),
    );
  }

  /** One answer of a host that is this caller's alone at the moment. */
  async function visit(url: URL, given: WebRequest): Promise<WebPage> {
    const robots = robotsOf.get(url.origin) ?? (await readRobots(url.origin, given.signal));
    if (robots.isAllowed(url.href, robotName) === false) {
      throw new WebProblem('robots', `The robots.txt of ${url.host} does not allow this page.`);
    }
    const { method = 'GET', etag, lastModified } = given;
    const headers = {
      ...(etag && { 'if-none-match': etag }),
      ...(lastModified && { 'if-modified-since': lastModified }),
    };
    return ask(url, { method, headers, maxBytes: maxPageBytes, signal: given.signal });
  }

  /**
   * A site without the file allows everything; one that fails to answer allows nothing (RFC 9309, 2.3.1), nor does one with
   * more rules for us than we can obey.
   */
  async function readRobots(origin: string, signal: AbortSignal | undefined): Promise<Robot> {
    const address = new URL('/robots.txt', origin);
    const asked = { method: 'GET', headers: {}, maxBytes: maxRobotsBytes, signal } as const;
    const page = await follow(address, (url) => ask(url, asked));
    if (page.status >= 500) {
      throw new WebProblem('robots', `The robots.txt of ${address.host} cannot be read.`);
    }
    const rules = rulesFor(robotName, page.status === 200 ? page.body.toString() : '');
    if (rules.length > maxRulesLength) {
      throw new WebProblem('robots', `The robots.txt of ${address.host} has too many rules.`);
    }
    const robots = robotsParser(address.href, rules);
    robotsOf.set(origin, robots, { size: rules.length });
    return robots;
  }

  function crawlDelayOf(origin: string): number {
    const seconds = robotsOf.get(origin)?.getCrawlDelay(robotName) ?? 0;
    const wanted = Math.max(crawlDelayMilliseconds, seconds * 1000);
    return Math.min(wanted, maxCrawlDelayMilliseconds);
  }

  async function ask(url: URL, { headers, maxBytes, signal, method }: Asked): Promise<WebPage> {
    const deadline = AbortSignal.timeout(maxMilliseconds);
    try {
      const answer = await request(url, {
        dispatcher: agent,
        method,
        headers: {
          ...headers,
          'user-agent': userAgent,
          accept: 'text/html, application/xhtml+xml, */*;q=0.8',
          'accept-encoding': acceptedEncodings,
          'accept-language': 'en-GB, en;q=0.8',
        },
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      });
      const encoding = String(answer.headers['content-encoding'] ?? '').toLowerCase();
      const hasBody = method === 'GET' && answer.statusCode !== 304;
      // What is not read is thrown away, a little of it to keep the connection and then the connection too.
      if (!hasBody) await answer.body.dump({ limit: 1024 });
      const body = hasBody ? await readBody(answer.body, encoding, maxBytes) : Buffer.alloc(0);
      return { address: url.href, status: answer.statusCode, headers: answer.headers, body };
    } catch (error) {
      signal?.throwIfAborted();
      throw asProblem(error, { host: url.host, isLate: deadline.aborted });
    }
  }
}

type Asked = {
  method: 'GET' | 'HEAD';
  headers: Record<string, string>;
  maxBytes: number;
  signal: AbortSignal | undefined;
};

async function follow(start: URL, ask: (url: URL) => Promise<WebPage>): Promise<WebPage> {
  let url = start;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const page = await ask(url);
    const next = redirectOf(page);
    if (next === undefined) return page;
    url = readAddress(next, url.href);
  }
  throw new WebProblem('redirects', `The page redirects more than ${maxRedirects} times.`);
}

function readAddress(text: string, base?: string): URL {
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new WebProblem('address', `“${text.slice(0, 100)}” is not a web address.`);
  }
  if (url.username || url.password) {
    throw new WebProblem('address', 'The address holds a user name or password.');
  }
  url.hash = '';
  if (url.href.length > maxAddressLength) {
    throw new WebProblem('address', `The address is longer than ${maxAddressLength} characters.`);
  }
  return url;
}

/** Where an answer sends on to. */
function redirectOf({ status, headers }: WebPage): string | undefined {
  return [301, 302, 303, 307, 308].includes(status) ? headers.location : undefined;
}

function asProblem(error: unknown, { host, isLate }: { host: string; isLate: boolean }) {
  if (error instanceof WebProblem) return error;
  if (isLate) {
    const seconds = maxMilliseconds / 1000;
    return new WebProblem('too-slow', `${host} did not answer within ${seconds} seconds.`);
  }
  const isBroken =
    error instanceof errors.HTTPParserError || error instanceof errors.HeadersOverflowError;
  return isBroken
    ? new WebProblem('broken', `${host} answers in a way that cannot be read.`, { cause: error })
    : new WebProblem('unreachable', `${host} cannot be reached.`, { cause: error });
}
