import { once, type EventEmitter } from 'node:events';
import type { WorkerOptions } from 'node:worker_threads';
import pLimit from 'p-limit';

/** A thread, or a process, that is asked by messages and answers each with one. */
export type Worker = EventEmitter & {
  postMessage: (question: unknown) => void;
  terminate: () => Promise<unknown>;
  ref: () => void;
  unref: () => void;
};

/** Starts a worker, which finds what it is given for all its work in its `workerData`. */
export type StartWorker<Data> = (options: WorkerOptions & { workerData: Data }) => Worker;

export type WorkerLimits = {
  maxSeconds: number;
  /** Of the worker's own heap. */
  maxMegabytes: number;
};

/** Asks a worker that answers more than once. */
export type Ask<Question, Answer> = (question: Question) => Promise<Answer>;

/** A worker was ended because it took too much. */
export class WorkerEnded extends Error {
  override name = 'WorkerEnded';

  constructor(readonly tookTooMuch: 'memory' | 'time') {
    super(`A worker took too much ${tookTooMuch}.`);
  }
}

/**
 * What `exchange` resolves with, which asks a worker one thing after the other. However it ends, the worker ends with it, so
 * that nothing is left of what was not finished.
 * @throws WorkerEnded if an answer takes too long or too much memory, and whatever the worker or `exchange` throw.
 */
export async function withWorker<Data, Question, Answer, Result>(
  start: StartWorker<Data>,
  workerData: Data,
  { maxSeconds, maxMegabytes }: WorkerLimits,
  exchange: (ask: Ask<Question, Answer>) => Promise<Result>,
): Promise<Result> {
  const worker = begin(start, { workerData, maxMegabytes });
  try {
    return await exchange((question) => {
      worker.postMessage(question);
      return answerOf<Answer>(worker, maxSeconds);
    });
  } finally {
    await worker.terminate();
  }
}

/**
 * A worker that answers one message after the other, started by the first and ended once there has been none for
 * `idleSeconds`: to start one costs more than most answers. One that takes too long or too much memory is ended, and the
 * next message starts another. `end` ends it once it has answered what has been asked.
 */
export function keptWorker<Question, Answer>(
  start: StartWorker<undefined>,
  { idleSeconds, maxSeconds, maxMegabytes }: WorkerLimits & { idleSeconds: number },
): { ask: Ask<Question, Answer>; end: () => Promise<void> } {
  const oneAtATime = pLimit(1);
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  return {
    ask: (question) => oneAtATime(() => ask(question)),
    end: () => oneAtATime(end),
  };

  /** @throws WorkerEnded, and whatever the worker throws, as `withWorker` does. */
  async function ask(question: Question): Promise<Answer> {
    clearTimeout(idle);
    worker ??= begin(start, { workerData: undefined, maxMegabytes });
    try {
      // The process may end while the worker waits, and not while it works.
      worker.ref();
      worker.postMessage(question);
      const answer = await answerOf<Answer>(worker, maxSeconds);
      worker.unref();
      idle = setTimeout(() => void end(), idleSeconds * 1000).unref();
      return answer;
    } catch (error) {
      await end();
      throw error;
    }
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  }
}

function begin<Data>(
  start: StartWorker<Data>,
  { workerData, maxMegabytes }: { workerData: Data; maxMegabytes: number },
): Worker {
  const worker = start({
    workerData,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
  });
  // An error without a listener would end the process, and one may come after the answer or the deadline.
  worker.on('error', () => undefined);
  return worker;
}

async function answerOf<Answer>(worker: Worker, maxSeconds: number): Promise<Answer> {
  const deadline = AbortSignal.timeout(maxSeconds * 1000);
  try {
    const [answer] = (await once(worker, 'message', { signal: deadline })) as [Answer];
    return answer;
  } catch (error) {
    if (deadline.aborted) throw new WorkerEnded('time');
    if (isOutOfMemory(error)) throw new WorkerEnded('memory');
    throw error;
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
