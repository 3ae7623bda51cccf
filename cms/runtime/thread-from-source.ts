import { Worker, type WorkerOptions } from 'node:worker_threads';

/** How a thread is started from its source: with tsx, which a thread does not inherit. */
export function threadFromSource(href: string): (options: WorkerOptions) => Worker {
  const source = JSON.stringify(href);
  const code = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${source}, ${source}))`;
  return (options) => new Worker(code, { ...options, eval: true });
}
