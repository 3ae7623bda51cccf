import type { Request, Response } from 'express';
import type { Payload } from 'payload';
import { createCounter } from '../runtime/counter.ts';
import { TooManyRequests } from '../runtime/errors.ts';
import { clientLargeNetwork, clientNetwork } from './client-address.ts';

/**
 * Counts a request against its network address.
 * @throws TooManyRequests if the address has had its share, with the seconds to wait
 */
export type Limit = (req: Request, res: Response) => Promise<void>;

type Options = {
  /** What is counted. Limits of one name count together. */
  name: string;
  requests: number;
  minutes: number;
  message: string;
  /** All network addresses together rather than each for itself; no header tells how many others there were. */
  isTotal?: boolean;
  /** Counts with the other processes on its database. What only reads is given none: no read waits for a count. */
  payload?: Payload;
};

/** How many shares all networks of a large one have together: one customer may have all 256 of them. */
const sharesOfLargeNetwork = 4;

/** Lets a network address through `requests` times in `minutes`: people never meet a limit, robots do. */
export function limit({
  name,
  requests,
  minutes,
  message,
  isTotal = false,
  payload,
}: Options): Limit {
  const count = createCounter({ name, tries: requests, minutes });
  const countLarge = createCounter({
    name: `${name} from a large network`,
    tries: sharesOfLargeNetwork * requests,
    minutes,
  });
  return async (req, res) => {
    const key = isTotal ? 'all' : clientNetwork(req);
    const { isRefused, left, seconds } = await count(key).add(payload);
    if (!isTotal) {
      // As the draft “RateLimit header fields for HTTP”, version 7, has them.
      res.set('RateLimit-Policy', `${requests};w=${minutes * 60}`);
      res.set('RateLimit', `limit=${requests}, remaining=${left}, reset=${seconds}`);
    }
    if (isRefused) throw new TooManyRequests(message, seconds);
    const large = isTotal ? undefined : clientLargeNetwork(req);
    if (large === undefined) return;
    const together = await countLarge(large).add(payload);
    if (together.isRefused) throw new TooManyRequests(message, together.seconds);
  };
}

/** Counts against both limits: what the first refuses does not count against the second. */
export function bothLimits(first: Limit, second: Limit): Limit {
  return async (req, res) => {
    await first(req, res);
    await second(req, res);
  };
}
