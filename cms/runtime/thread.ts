import { once } from 'node:events';
import path from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import pLimit from 'p-limit';
import { threadFromSource } from './thread-from-source.ts';

/** Starts a thread, which finds what it is to work on in its `workerData`. */
export type StartThread<Data> = (options: WorkerOptions & { workerData: Data }) => Worker;

export type ThreadLimits = {
  maxSeconds: number;
  /** Of the thread's own heap. */
  maxMegabytes: number;
};

/** Asks a thread that answers more than once. */
export type Ask<Question, Answer> = (question: Question) => Promise<Answer>;

/** A thread was ended because it took too much. */
export class ThreadEnded extends Error {
  override name = 'ThreadEnded';

  constructor(readonly tookTooMuch: 'memory' | 'time') {
    super(`A thread took too much ${tookTooMuch}.`);
  }
}

/** How the thread of a source file is started. Built, it is a file of the same name beside the program that runs. */
export function threadOf({ href }: URL): (options: WorkerOptions) => Worker {
  if (import.meta.url.endsWith('.ts')) return threadFromSource(href);
  const folder = path.dirname(process.argv[1] ?? '');
  const built = path.join(folder, `${path.basename(href, '.ts')}.js`);
  return (options) => new Worker(built, options);
}

/**
 * The one answer of a thread to its `workerData`; the thread ends with it.
 * @throws ThreadEnded if it takes too long or too much memory, and whatever it throws itself.
 */
export async function askThread<Data, Answer>(
  start: StartThread<Data>,
  workerData: Data,
  { maxSeconds, maxMegabytes }: ThreadLimits,
): Promise<Answer> {
  const thread = begin(start, { workerData, maxMegabytes });
  try {
    return await answerOf<Answer>(thread, maxSeconds);
  } finally {
    await thread.terminate();
  }
}

/**
 * What `exchange` resolves with, which asks a thread one thing after the other. However it ends, the thread ends with it, so
 * that nothing is left of what was not finished.
 * @throws ThreadEnded if an answer takes too long or too much memory, and whatever the thread or `exchange` throw.
 */
export async function withThread<Data, Question, Answer, Result>(
  start: StartThread<Data>,
  workerData: Data,
  { maxSeconds, maxMegabytes }: ThreadLimits,
  exchange: (ask: Ask<Question, Answer>) => Promise<Result>,
): Promise<Result> {
  const thread = begin(start, { workerData, maxMegabytes });
  try {
    return await exchange((question) => {
      thread.postMessage(question);
      return answerOf<Answer>(thread, maxSeconds);
    });
  } finally {
    await thread.terminate();
  }
}

/**
 * A thread that answers one message after the other, started by the first and ended once there has been none for
 * `idleSeconds`: to start one costs more than most answers. One that takes too long or too much memory is ended, and the
 * next message starts another. `end` ends it once it has answered what has been asked.
 */
export function keptThread<Question, Answer>(
  start: StartThread<undefined>,
  { idleSeconds, maxSeconds, maxMegabytes }: ThreadLimits & { idleSeconds: number },
): { ask: Ask<Question, Answer>; end: () => Promise<void> } {
  const oneAtATime = pLimit(1);
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  return {
    ask: (question) => oneAtATime(() => ask(question)),
    end: () => oneAtATime(end),
  };

  /** @throws ThreadEnded, and whatever the thread throws, as `askThread` does. */
  async function ask(question: Question): Promise<Answer> {
    clearTimeout(idle);
    thread ??= begin(start, { workerData: undefined, maxMegabytes });
    try {
      // The process may end while the thread waits, and not while it works.
      thread.ref();
      thread.postMessage(question);
      const answer = await answerOf<Answer>(thread, maxSeconds);
      thread.unref();
      idle = setTimeout(() => void end(), idleSeconds * 1000).unref();
      return answer;
    } catch (error) {
      await end();
      throw error;
    }
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  }
}

function begin<Data>(
  start: StartThread<Data>,
  { workerData, maxMegabytes }: { workerData: Data; maxMegabytes: number },
): Worker {
  const thread = start({
    workerData,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
  });
  // An error without a listener would end the process, and one may come after the answer or the deadline.
  thread.on('error', () => undefined);
  return thread;
}

async function answerOf<Answer>(thread: Worker, maxSeconds: number): Promise<Answer> {
  const deadline = AbortSignal.timeout(maxSeconds * 1000);
  try {
    const [answer] = (await once(thread, 'message', { signal: deadline })) as [Answer];
    return answer;
  } catch (error) {
    if (deadline.aborted) throw new ThreadEnded('time');
    if (isOutOfMemory(error)) throw new ThreadEnded('memory');
    throw error;
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
