import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** What the thread is given: the server, and for how many milliseconds it may not answer. */
export type HealthQuestion = { url: string; deadline: number };

const { url, deadline } = workerData as HealthQuestion;

/** In milliseconds; Infinity if there was no response. */
async function healthTime(): Promise<number> {
  const start = performance.now();
  const signal = AbortSignal.timeout(deadline);
  const response = await fetch(`${url}/healthz`, { signal }).catch(() => undefined);
  await response?.text();
  return response?.ok ? performance.now() - start : Infinity;
}

for (;;) {
  parentPort?.postMessage(await healthTime());
  await wait(250);
}
