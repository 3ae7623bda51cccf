import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Payload } from 'payload';
import { isDatabaseAway } from '../database/is-database-away.ts';
import {
  DatabaseUnavailable,
  PublicError,
  unexpectedFailure,
  withReference,
} from '../runtime/errors.ts';
import { answer } from './answer.ts';
import { errorPage } from './error-page.ts';

/** Answers a request with what went wrong. */
export type ErrorHandler = (
  error: unknown,
  req: IncomingMessage & { originalUrl?: string },
  res: ServerResponse,
) => void;

/**
 * Every failure of the pipeline ends here: JSON below `/api` and `/cms-api`, else a page, each with a reference that the
 * log has too. A client's mistake is a line of the log; what went wrong with us is told to the log alone.
 */
export function createErrorHandler(logger: Payload['logger']): ErrorHandler {
  return (error, req, res) => {
    const requestId = randomUUID();
    const { method = '', originalUrl = req.url ?? '' } = req;
    // Without the query, which may name a person.
    const path = (originalUrl.split('?', 1)[0] ?? '').slice(0, 200);
    const expected = expectedFailure(error);
    const { status, message, headers } = expected ?? unexpected;
    const request = { requestId, status, method, path };
    if (!expected) logger.error({ err: error, ...request }, 'A request failed');
    else if (status < 500) logger.info(request, 'A request was refused');
    else logger.warn(request, message);
    if (res.headersSent) {
      res.destroy();
      return;
    }
    const { type, body } = inShapeOf(path, { status, message, requestId });
    // They described the response that failed.
    for (const name of ['Content-Encoding', 'ETag', 'Last-Modified']) res.removeHeader(name);
    answer(req, res, {
      status,
      headers: {
        ...headers,
        'Cache-Control': 'no-store',
        'Content-Security-Policy':
          "default-src 'none'; style-src-attr 'unsafe-inline'; frame-ancestors 'self'",
        'Content-Type': type,
        'X-Content-Type-Options': 'nosniff',
        'X-Request-Id': requestId,
      },
      body,
    });
  };
}

type Failure = { status: number; message: string; requestId: string };

/** As the API promises it, as Payload's admin reads it, or as people do. */
function inShapeOf(path: string, failure: Failure): { type: string; body: string } {
  const isBelow = (prefix: string) => path === prefix || path.startsWith(`${prefix}/`);
  if (isBelow('/api')) return json({ error: inWords(failure) });
  if (isBelow('/cms-api')) {
    const message = inWords(failure);
    return json({ message, errors: [{ message }] });
  }
  return { type: 'text/html; charset=utf-8', body: errorPage(failure) };
}

function json(value: object): { type: string; body: string } {
  return { type: 'application/json; charset=utf-8', body: JSON.stringify(value) };
}

function inWords({ status, message, requestId }: Failure): string {
  return status < 500 ? message : withReference(message, requestId);
}

/** Our own expected failures, those of Express and its body parsers, and a database that does not answer. */
function expectedFailure(error: unknown): PublicError | undefined {
  if (error instanceof PublicError) return error;
  if (isDatabaseAway(error)) return new DatabaseUnavailable();
  const { status } = (error ?? {}) as { status?: unknown };
  if (typeof status !== 'number' || status < 400 || status > 499) return undefined;
  return new PublicError(status, sentences[status] ?? notUnderstood);
}

const unexpected = new PublicError(500, unexpectedFailure);

const notUnderstood =
  'The request is not understood: is the JSON well formed and the address correctly encoded?';

const sentences: Readonly<Record<number, string>> = {
  413: 'The body of the request is larger than 100 kB.',
  415: 'Send JSON in UTF-8, with the header Content-Type: application/json.',
};
