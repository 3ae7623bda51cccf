import { Worker, type WorkerOptions } from 'node:worker_threads';
import { createFileReader } from './file-reader.ts';
import type { PriceFile } from './price-table.ts';

/**
 * Reads a CSV or XLSX file in a thread of its own, so that the site goes on answering whatever is in the file.
 * @throws BadRequest with what is wrong and what to do, if it is not a table of prices.
 */
export const readPriceFile = createFileReader<PriceFile>({
  startThread,
  maxSeconds: 20,
  maxMegabytes: 256,
  maxWaiting: 5,
});

/** Built, the thread is a file beside the server; from source it needs tsx, which a thread does not inherit. */
function startThread(options: WorkerOptions): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker('./dist/server/price-file-thread.js', options);
  }
  const source = JSON.stringify(new URL('price-file-thread.ts', import.meta.url).href);
  return new Worker(
    `import('tsx/esm/api').then(({ tsImport }) => tsImport(${source}, ${source}))`,
    { ...options, eval: true },
  );
}
