import { randomUUID } from 'node:crypto';
import type { ErrorRequestHandler } from 'express';
import type { Payload } from 'payload';
import { PublicError } from '../runtime/errors.ts';

/** Answers every failure below `/api` as JSON; the story of our own bugs goes to the log alone. */
export function errorAnswer(logger: Payload['logger']): ErrorRequestHandler {
  return (error, _req, res, next) => {
    if (res.headersSent) return next(error);
    const expected = expectedFailure(error);
    if (expected) {
      res.status(expected.status).set(expected.headers).json({ error: expected.message });
      return;
    }
    const requestId = randomUUID();
    logger.error({ err: error, requestId }, 'A request failed');
    res.status(500).json({
      error: `Something went wrong on our side. Please try again later (reference ${requestId}).`,
    });
  };
}

const sentences: Readonly<Record<number, string>> = {
  400: 'The request is not understood: is the JSON well formed and the address correctly encoded?',
  413: 'The body of the request is larger than 100 kB.',
  415: 'Send JSON in UTF-8, with the header Content-Type: application/json.',
};

/** Our own expected failures, and those of Express and its body parser. */
function expectedFailure(error: unknown): PublicError | undefined {
  if (error instanceof PublicError) return error;
  const { status } = (error ?? {}) as { status?: number };
  const message = status === undefined ? undefined : sentences[status];
  return status === undefined || message === undefined
    ? undefined
    : new PublicError(status, message);
}
