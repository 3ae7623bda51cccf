import { parentPort } from 'node:worker_threads';
import { readPage } from './read-page.ts';
import type { SeenPage } from './reading.ts';

// The thread that reads one page after the other: see read-in-thread.ts.
parentPort?.on('message', (page: SeenPage) => parentPort?.postMessage(readPage(page)));
