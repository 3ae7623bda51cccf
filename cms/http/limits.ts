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
 * Lets a network address through `requests` times in `minutes`. Call it once a request is understood, so that
 * nobody is locked out by a mistake in a form. The counts are in the memory of this process alone and are
 * forgotten after twice the minutes at the latest.
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

/** The limits of what visitors send, each counted on its own: people never meet them, robots do. */
export function createLimits() {
  return {
    subscription: limit({
      requests: 20,
      minutes: 60,
      message:
        'Too many email addresses were entered here in the last hour. Please try again later.',
    }),
    /** Floods come from many network addresses at once; ten times the busiest hour to be expected. */
    allSubscriptions: limit({
      requests: 3000,
      minutes: 60,
      message: 'Very many people are subscribing at the moment. Please try again later.',
      isTotal: true,
    }),
    contactMessage: limit({
      requests: 5,
      minutes: 60,
      message: 'You have sent several messages in the last hour. Please try again later.',
    }),
    review: limit({
      requests: 5,
      minutes: 60,
      message: 'You have sent several reviews in the last hour. Please try again later.',
    }),
    helpfulVote: limit({
      requests: 60,
      minutes: 60,
      message: 'You have marked many reviews as helpful in the last hour. Please try again later.',
    }),
    reviewReport: limit({
      requests: 10,
      minutes: 60,
      message: 'You have reported several reviews in the last hour. Please try again later.',
    }),
  };
}
export type Limits = ReturnType<typeof createLimits>;
