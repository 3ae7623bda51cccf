import type { ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';

/** Writes status, the shared headers and those of one answer, which nobody checks: its {@link headLines}. */
export type WriteHead = (res: ServerResponse, own: string) => void;

/** A private field of Node’s: all lines of a response before its body, once they are made. */
type WithHead = ServerResponse & { _header?: unknown };
type Head = { beforeOwn: string; afterDate: string };

/** All but a few answers of the site have one of a dozen. */
const maxHeads = 100;

const writers = new LRUCache<string, WriteHead>({ max: maxHeads });

/**
 * What writes this status and these headers, names and values in turn; one for all who ask for the same. Node joins and
 * checks all lines anew for every answer, a fifth of what it costs; hence what Node has made of them once is used again,
 * with the answer’s own headers and the date of now. Where there is no such field, or where a response has headers or a
 * connection of its own, Node makes them.
 */
export function keepHead(status: number, shared: readonly string[]): WriteHead {
  const key = JSON.stringify([status, ...shared]);
  const known = writers.get(key);
  if (known) return known;
  const write = makeWriter(status, shared);
  writers.set(key, write);
  return write;
}

/** Headers, names and values in turn, as they go over the network. */
export function headLines(...headers: string[]): string {
  return headers.map((part, index) => part + (index % 2 === 0 ? ': ' : '\r\n')).join('');
}

/** The headers of such lines, names and values in turn. */
function headersOf(lines: string): string[] {
  return lines.split('\r\n').flatMap((line) => {
    const end = line.indexOf(': ');
    return end < 0 ? [] : [line.slice(0, end), line.slice(end + 2)];
  });
}

function makeWriter(status: number, shared: readonly string[]): WriteHead {
  let kept: Head | undefined;

  return (res: WithHead, own) => {
    const isLikeOthers = isOrdinary(res);
    if (isLikeOthers && kept) {
      res.statusCode = status;
      res._header = `${kept.beforeOwn}${own}Date: ${dateNow()}${kept.afterDate}`;
    } else {
      res.writeHead(status, [...shared, ...headersOf(own)]);
      if (isLikeOthers) kept = splitHead(res._header, own);
    }
  };
}

/** Whether nothing but status, headers and date is in the head. */
function isOrdinary(res: ServerResponse): boolean {
  return res.shouldKeepAlive && res.req.httpVersion === '1.1' && res.getHeaderNames().length === 0;
}

/** What Node has made, around the own headers and the date that follows them. */
function splitHead(head: unknown, own: string): Head | undefined {
  const [, beforeDate, afterDate] =
    /^(.*\r\n)Date: [^\r]*(\r\n.*)$/s.exec(typeof head === 'string' ? head : '') ?? [];
  if (beforeDate === undefined || afterDate === undefined) return undefined;
  return beforeDate.endsWith(own)
    ? { beforeOwn: beforeDate.slice(0, beforeDate.length - own.length), afterDate }
    : undefined;
}

let second = 0;
let date = '';

/** The date of now as HTTP writes it, made once a second. */
function dateNow(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    date = new Date(now * 1000).toUTCString();
  }
  return date;
}
