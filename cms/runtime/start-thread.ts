import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a thread from its source. Built, it is a file of the same name beside the program that runs; from source it
 * needs tsx, which a thread does not inherit.
 */
export function startThread(source: URL, options: WorkerOptions): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    const name = path.basename(fileURLToPath(source), '.ts');
    return new Worker(path.join(path.dirname(process.argv[1] ?? ''), `${name}.js`), options);
  }
  const url = JSON.stringify(source.href);
  return new Worker(`import('tsx/esm/api').then(({ tsImport }) => tsImport(${url}, ${url}))`, {
    ...options,
    eval: true,
  });
}
