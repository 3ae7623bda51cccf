import { setTimeout as wait } from 'node:timers/promises';
import type { FuzzServer } from './server.ts';
import { describeRequest } from './finding.ts';
import type { FuzzRequest } from './request.ts';
import { answerDeadline } from './send.ts';

export type Watched = {
  /** The longest response time of `/healthz` in milliseconds; Infinity if there was no response. */
  slowestHealth: number;
  /** The requests in flight during the longest wait. */
  slowedBy: readonly string[];
  /** The peak of resident memory in megabytes. */
  peakMemory: number;
};

/** Checks a server four times a second, independently of the fuzz requests. */
export function watch(
  { url, memory }: FuzzServer,
  inFlight: ReadonlySet<FuzzRequest>,
): { stop: () => Promise<Watched> } {
  const watched: Watched = { slowestHealth: 0, slowedBy: [], peakMemory: 0 };
  const stopping = new AbortController();
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      const before = [...inFlight];
      const time = await healthTime(url);
      if (time > watched.slowestHealth) {
        watched.slowestHealth = time;
        watched.slowedBy = [...new Set([...before, ...inFlight])].map(describeRequest);
      }
      watched.peakMemory = Math.max(watched.peakMemory, memory() ?? 0);
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
