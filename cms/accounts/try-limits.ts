import { LRUCache } from 'lru-cache';
import { TooManyRequests } from '../runtime/errors.ts';

type Allowance = { tries: number; minutes: number };

/** The attempts counted under one key. */
export type Count = { secondsToWait: () => number; add: (tries: number) => void };

/** Who is trying: the network address, the account typed in, and the browser if the account knows it. */
export type Trier = { address: string; account: string; device: string | undefined };

/**
 * Counts attempts by key in the memory of this process, in windows that begin with the first attempt. When the counter
 * is full, the least recently used key is dropped.
 */
export function createCounter({ tries, minutes }: Allowance): (key: string) => Count {
  const counted = new LRUCache<string, number>({
    max: 100_000,
    ttl: minutes * 60_000,
    noUpdateTTL: true,
  });
  return (key) => ({
    secondsToWait: () =>
      (counted.get(key) ?? 0) < tries ? 0 : Math.ceil(counted.getRemainingTTL(key) / 1000),
    add: (number) => counted.set(key, Math.max(0, (counted.get(key) ?? 0) + number)),
  });
}

/**
 * Counts by network address, by account and overall. A browser that the account knows has only its own count, so
 * attempts from elsewhere cannot lock it out.
 */
export function createAccountCounters(allowances: {
  perAddress: Allowance;
  /** Also the allowance of each browser that the account knows. */
  perAccount: Allowance;
  overall: Allowance;
}): (trier: Trier) => Count[] {
  const addresses = createCounter(allowances.perAddress);
  const accounts = createCounter(allowances.perAccount);
  const devices = createCounter(allowances.perAccount);
  const total = createCounter(allowances.overall);
  return ({ address, account, device }) =>
    device === undefined
      ? [addresses(address), accounts(account), total('all')]
      : [devices(device)];
}

/**
 * Counts an attempt before it is made, so that simultaneous attempts count too. The returned function takes the attempt
 * back once it has succeeded. A refused attempt does not count.
 * @throws TooManyRequests with the seconds to wait.
 */
export function countTry(counts: readonly Count[]): () => void {
  const seconds = Math.max(...counts.map(({ secondsToWait }) => secondsToWait()));
  if (seconds > 0) {
    throw new TooManyRequests(
      'Too many attempts. Please wait a few minutes and try again.',
      seconds,
    );
  }
  for (const { add } of counts) add(1);
  return () => {
    for (const { add } of counts) add(-1);
  };
}
