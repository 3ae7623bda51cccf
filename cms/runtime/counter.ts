import { LRUCache } from 'lru-cache';

export type Allowance = { tries: number; minutes: number };

/** The attempts counted under one key. */
export type Count = { secondsToWait: () => number; add: (tries: number) => void };

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
