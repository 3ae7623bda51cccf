import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

// Asks for `/healthz` every 5 ms, and says after each answer how many milliseconds the longest has taken so far. What is asked
// first takes 20 ms of this thread's own, since `fetch` is loaded, and is not counted.
const url = workerData as string;
let longest = 0;
for (let count = 0; count < 10; count += 1) await ask();
for (;;) {
  const asked = performance.now();
  await ask();
  longest = Math.max(longest, performance.now() - asked);
  parentPort?.postMessage(longest);
  await sleep(5);
}

async function ask(): Promise<void> {
  const response = await fetch(`${url}/healthz`);
  await response.arrayBuffer();
}
