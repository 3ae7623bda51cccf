import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

// Asks for `/healthz` every 5 ms, and says after each answer how many milliseconds the longest has taken so far.
const url = workerData as string;
let longest = 0;
for (;;) {
  const asked = performance.now();
  const response = await fetch(`${url}/healthz`);
  await response.arrayBuffer();
  longest = Math.max(longest, performance.now() - asked);
  parentPort?.postMessage(longest);
  await sleep(5);
}
