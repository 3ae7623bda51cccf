import { setTimeout as sleep } from 'node:timers/promises';

/** A rate limit: returns a function that resolves at most this many times a second, evenly spread. */
export function createPace(perSecond: number): () => Promise<void> {
  const interval = 1000 / perSecond;
  let next = 0;
  return async () => {
    const now = performance.now();
    const turn = Math.max(now, next);
    next = turn + interval;
    if (turn > now) await sleep(turn - now);
  };
}
