import { threadOf } from '#cms/runtime/thread.ts';
import { describeRequest } from './finding.ts';
import type { HealthQuestion } from './health-thread.ts';
import type { FuzzRequest } from './request.ts';
import { answerDeadline } from './send.ts';
import type { FuzzServer } from './server.ts';

export type Watched = {
  /** The longest response time of `/healthz` in milliseconds; Infinity if there was no response. */
  slowestHealth: number;
  /** The requests in flight during the longest wait. */
  slowedBy: readonly string[];
  /** The peak of resident memory in megabytes. */
  peakMemory: number;
};

/**
 * Checks a server four times a second, independently of the fuzz requests: in a thread of its own, because making a
 * request of 60 MB keeps this one busy for longer than the server may take.
 */
export function watch(
  { url, memory }: FuzzServer,
  inFlight: ReadonlySet<FuzzRequest>,
): { stop: () => Promise<Watched> } {
  const watched: Watched = { slowestHealth: 0, slowedBy: [], peakMemory: 0 };
  const workerData: HealthQuestion = { url, deadline: answerDeadline };
  const thread = threadOf(new URL('health-thread.ts', import.meta.url))({ workerData });
  let before: FuzzRequest[] = [];
  thread.on('message', (time: number) => {
    const now = [...inFlight];
    if (time > watched.slowestHealth) {
      watched.slowestHealth = time;
      watched.slowedBy = [...new Set([...before, ...now])].map(describeRequest);
    }
    before = now;
    watched.peakMemory = Math.max(watched.peakMemory, memory() ?? 0);
  });
  return {
    stop: async () => {
      await thread.terminate();
      return watched;
    },
  };
}
