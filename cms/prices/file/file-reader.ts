import { once } from 'node:events';
import type { Worker, WorkerOptions } from 'node:worker_threads';
import { BadRequest, TooManyRequests } from '#cms/runtime/errors.ts';

/** A thread's answer: the content of the file, or what is wrong with it. */
export type Answer<Content> = { content: Content } | { problem: string };

type FileReader<File> = {
  /** Starts the thread, which finds the file in its `workerData`. */
  startThread: (options: WorkerOptions & { workerData: File }) => Worker;
  maxSeconds: number;
  /** Of the thread's own heap. */
  maxMegabytes: number;
  /** How many files may wait while one is read. */
  maxWaiting: number;
};

/**
 * Reads files one after the other, each in a thread of its own that is ended when it takes too long or too much memory.
 * The function that it returns throws BadRequest with what is wrong with a file, or TooManyRequests.
 */
export function createFileReader<File, Content>({
  startThread,
  maxSeconds,
  maxMegabytes,
  maxWaiting,
}: FileReader<File>): (file: File) => Promise<Content> {
  let previous: Promise<unknown> = Promise.resolve();
  let files = 0;

  return async (file) => {
    if (files > maxWaiting) throw new TooManyRequests(busy);
    files += 1;
    const reading = previous.then(() => readInThread(file));
    previous = reading.catch(() => undefined);
    try {
      return await reading;
    } finally {
      files -= 1;
    }
  };

  async function readInThread(file: File): Promise<Content> {
    const thread = startThread({
      workerData: file,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    });
    // An error without a listener would end the process, and one may come after the answer or the deadline.
    thread.on('error', () => undefined);
    const deadline = AbortSignal.timeout(maxSeconds * 1000);
    try {
      const [answer] = (await once(thread, 'message', { signal: deadline })) as [Answer<Content>];
      if ('problem' in answer) throw new BadRequest(answer.problem);
      return answer.content;
    } catch (error) {
      if (deadline.aborted) throw new BadRequest(tooSlow);
      if (isOutOfMemory(error)) throw new BadRequest(tooLarge);
      throw error;
    } finally {
      await thread.terminate();
    }
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

const instead = 'Copy the rows you need into a new spreadsheet, or save them as CSV.';
const tooSlow = `The file takes too long to read. ${instead}`;
const tooLarge = `The file takes too much memory to read. ${instead}`;
const busy = 'Other files are being read. Choose the file again in a minute.';
