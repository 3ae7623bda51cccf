import { setTimeout as wait } from 'node:timers/promises';
import type { FuzzServer } from './server.ts';
import { answerDeadline } from './send.ts';

export type Watched = {
  /** Milliseconds that somebody else waited at most for `/healthz`; without end if there was no answer. */
  slowestHealth: number;
  /** Megabytes of resident memory at most. */
  mostMemory: number;
};

/** Looks at a server four times a second, as somebody who has nothing to do with the requests. */
export function watch({ url, memory }: FuzzServer): { stop: () => Promise<Watched> } {
  const watched: Watched = { slowestHealth: 0, mostMemory: 0 };
  const stopping = new AbortController();
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      watched.slowestHealth = Math.max(watched.slowestHealth, await healthTime(url));
      watched.mostMemory = Math.max(watched.mostMemory, memory() ?? 0);
      await wait(250);
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await watching;
      return watched;
    },
  };
}

async function healthTime(url: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${url}/healthz`, {
    signal: AbortSignal.timeout(answerDeadline),
  }).catch(() => undefined);
  await response?.text();
  return response?.ok ? performance.now() - start : Infinity;
}
