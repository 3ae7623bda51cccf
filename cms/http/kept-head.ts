import type { ServerResponse } from 'node:http';

/** A private field of Node’s: all lines of a response before its body, once they are made. */
type WithHead = ServerResponse & { _header?: unknown };

/**
 * Writes status and headers of an answer that is sent many times. Node joins and checks all lines anew for every answer,
 * a fifth of what it costs; hence what Node has made of them once is used again, with the date of now. Where there is no
 * such field, or where this answer has headers or a connection of its own, Node makes them.
 */
export function keepHead(status: number, headers: string[]): (res: ServerResponse) => void {
  let kept: { beforeDate: string; afterDate: string } | undefined;

  return (res: WithHead) => {
    if (!isOrdinary(res)) {
      res.writeHead(status, headers);
    } else if (kept) {
      res.statusCode = status;
      res._header = kept.beforeDate + dateNow() + kept.afterDate;
    } else {
      res.writeHead(status, headers);
      kept = splitAtDate(res._header);
    }
  };
}

/** Whether nothing but status, headers and date is in the head. */
function isOrdinary(res: ServerResponse): boolean {
  return res.shouldKeepAlive && res.req.httpVersion === '1.1' && res.getHeaderNames().length === 0;
}

function splitAtDate(head: unknown): { beforeDate: string; afterDate: string } | undefined {
  const [, beforeDate, afterDate] =
    /^(.*\r\nDate: )[^\r]*(\r\n.*)$/s.exec(typeof head === 'string' ? head : '') ?? [];
  return beforeDate === undefined || afterDate === undefined
    ? undefined
    : { beforeDate, afterDate };
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
