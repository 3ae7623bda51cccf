import type { RequestListener } from 'node:http';
import { ServiceUnavailable } from '../runtime/errors.ts';
import type { ErrorHandler } from './error-handler.ts';

type Options = { milliseconds: number; errorHandler: ErrorHandler };

/**
 * Answers 503 when a handler has not begun to answer in time. What it does afterwards is lost, so the time is longer
 * than anything here takes.
 */
export function withDeadline(
  handler: RequestListener,
  { milliseconds, errorHandler }: Options,
): RequestListener {
  return (req, res) => {
    const timer = setTimeout(() => {
      if (res.headersSent) return;
      // What is written late must not reach whoever uses the connection next.
      res.setHeader('Connection', 'close');
      errorHandler(new ServiceUnavailable(tooSlow), req, res);
    }, milliseconds);
    timer.unref();
    res.once('close', () => clearTimeout(timer));
    handler(req, res);
  };
}

const tooSlow = 'This is taking too long at the moment. Please try again in a moment.';
