import type { Request, Response } from 'express';
import { rateLimit } from 'express-rate-limit';
import { TooManyRequests } from '../runtime/errors.ts';
import { clientNetwork } from './client-address.ts';

/**
 * Counts a request against its network address.
 * @throws TooManyRequests if the address has had its share; the response then has a `Retry-After`
 */
export type Limit = (req: Request, res: Response) => Promise<void>;

type Options = {
  requests: number;
  minutes: number;
  message: string;
  /** All network addresses together rather than each for itself; no header tells how many others there were. */
  isTotal?: boolean;
};

/**
 * Lets a network address through `requests` times in `minutes`: people never meet a limit, robots do. The counts are in
 * the memory of this process alone and are forgotten after twice the minutes at the latest.
 */
export function limit({ requests, minutes, message, isTotal = false }: Options): Limit {
  const count = rateLimit({
    limit: requests,
    windowMs: minutes * 60_000,
    standardHeaders: isTotal ? false : 'draft-7',
    legacyHeaders: false,
    keyGenerator: isTotal ? () => 'all' : clientNetwork,
    // What the package warns of, it writes to the log with the address.
    validate: false,
    handler: (_req, _res, next) => next(new TooManyRequests(message)),
  });
  return (req, res) =>
    new Promise((resolve, reject) => {
      void count(req, res, (error?: unknown) => (error ? reject(error) : resolve()));
    });
}

/** Counts against each limit in turn: what one refuses does not count against the next. */
export function inTurn(first: Limit, second: Limit): Limit {
  return async (req, res) => {
    await first(req, res);
    await second(req, res);
  };
}
