import path from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** In tests a thread is started from its bundle, see `bundle-processes.ts`: from its source it takes a second each time. */
export function threadFromSource(href: string): (options: WorkerOptions) => Worker {
  const bundle = path.resolve('dist/testing', `${path.basename(href, '.ts')}.js`);
  return (options) => new Worker(bundle, options);
}
