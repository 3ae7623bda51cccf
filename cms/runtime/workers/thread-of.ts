import { Worker, type WorkerOptions } from 'node:worker_threads';
import { programOf } from './program-of.ts';

/** Starts a thread, which finds what it is to work on in its `workerData`. */
export type StartThread<Data> = (options: WorkerOptions & { workerData: Data }) => Worker;

/** How the thread of a source file is started. */
export function threadOf(url: URL): (options: WorkerOptions) => Worker {
  const program = programOf(url);
  if ('built' in program) return (options) => new Worker(program.built, options);
  // With tsx, which a thread does not inherit.
  const source = JSON.stringify(program.source);
  const code = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${source}, ${source}))`;
  return (options) => new Worker(code, { ...options, eval: true });
}
