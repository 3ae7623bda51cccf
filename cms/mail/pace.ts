import { setTimeout as pause } from 'node:timers/promises';

/** Lets whoever waits for it go on so many times a second at most, evenly spread. */
export function createPace(perSecond: number): () => Promise<void> {
  const interval = 1000 / perSecond;
  let next = 0;
  return async () => {
    const now = performance.now();
    const turn = Math.max(now, next);
    next = turn + interval;
    if (turn > now) await pause(turn - now);
  };
}
