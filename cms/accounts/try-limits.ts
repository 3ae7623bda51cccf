import { LRUCache } from 'lru-cache';
import { TooManyRequests } from '../runtime/errors.ts';

type Allowance = { tries: number; minutes: number };

/** What somebody has tried under one key. */
export type Count = { secondsToWait: () => number; add: (tries: number) => void };

/** Who tries: a network address, the account that was typed, and the browser if the account knows it. */
export type Trier = { address: string; account: string; device: string | undefined };

/**
 * Counts tries by key, in windows that begin with the first try, in the memory of this process. Where memory runs out,
 * what was tried longest ago is forgotten.
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
 * Counts by network address, by account and over all. A browser that the account knows is counted by itself alone:
 * whatever others try from elsewhere, they cannot lock it out.
 */
export function createAccountCounters(allowances: {
  perAddress: Allowance;
  /** Also what each browser has that the account knows. */
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
 * Counts a try before it is made, so that tries at the same time are counted too. What it returns takes the try back
 * once it has turned out right. A try that is refused counts nowhere.
 * @throws TooManyRequests with the seconds to wait.
 */
export function countTry(counts: readonly Count[]): () => void {
  const seconds = Math.max(...counts.map(({ secondsToWait }) => secondsToWait()));
  if (seconds > 0) {
    throw new TooManyRequests(
      'This was tried too often. Please wait a few minutes and try again.',
      seconds,
    );
  }
  for (const { add } of counts) add(1);
  return () => {
    for (const { add } of counts) add(-1);
  };
}
