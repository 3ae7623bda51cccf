import { parentPort, workerData } from 'node:worker_threads';
import { readPage } from './read-page.ts';
import type { SeenPage } from './reading.ts';

// The thread that reads one page and ends: see read-in-thread.ts.
parentPort?.postMessage(readPage(workerData as SeenPage));
