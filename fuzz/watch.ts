import { setTimeout as wait } from 'node:timers/promises';
import type { FuzzServer } from './server.ts';
import { describeRequest } from './finding.ts';
import type { FuzzRequest } from './request.ts';
import { answerDeadline } from './send.ts';

export type Watched = {
  /** Milliseconds that somebody else waited at most for `/healthz`; without end if there was no answer. */
  slowestHealth: number;
  /** What was being answered while somebody waited longest. */
  slowedBy: readonly string[];
  /** Megabytes of resident memory at most. */
  mostMemory: number;
};

/** Looks at a server four times a second, as somebody who has nothing to do with the requests. */
export function watch(
  { url, memory }: FuzzServer,
  inFlight: ReadonlySet<FuzzRequest>,
): { stop: () => Promise<Watched> } {
  const watched: Watched = { slowestHealth: 0, slowedBy: [], mostMemory: 0 };
  const stopping = new AbortController();
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      const before = [...inFlight];
      const time = await healthTime(url);
      if (time > watched.slowestHealth) {
        watched.slowestHealth = time;
        watched.slowedBy = [...new Set([...before, ...inFlight])].map(describeRequest);
      }
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
