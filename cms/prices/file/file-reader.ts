import type { FileQuestion } from '#contract/rules/price-import.ts';
import { BadRequest, TooManyRequests } from '#cms/runtime/errors.ts';
import {
  withWorker,
  WorkerEnded,
  type Ask,
  type StartWorker,
  type WorkerLimits,
} from '#cms/runtime/workers/worker.ts';
import { fromPortions } from '../json-portions.ts';
import { UnclearFile } from './unclear-file.ts';

/**
 * A worker's answer: the content of the file, as `toPortions` writes it, or what is wrong with it, and what to ask if
 * anybody can be asked. Thousands of rows that came as objects would be made all at once, and keep everybody waiting.
 */
export type Answer = { content: Buffer } | { problem: string; question?: FileQuestion };

type FileReader = WorkerLimits & {
  /** Starts what is asked with a file. */
  startWorker: StartWorker<undefined>;
  /** How many files may wait while one is read. */
  maxWaiting: number;
};

/**
 * Reads files one after the other, each in a worker of its own that is ended when it takes too long or too much memory.
 * The function that it returns throws BadRequest with what is wrong with a file, UnclearFile with what to ask of it, or
 * TooManyRequests.
 */
export function createFileReader<Content>({
  startWorker,
  maxWaiting,
  ...limits
}: FileReader): (file: unknown) => Promise<Content> {
  let previous: Promise<unknown> = Promise.resolve();
  let files = 0;

  return async (file) => {
    if (files > maxWaiting) throw new TooManyRequests(busy);
    files += 1;
    const reading = previous.then(() => readInWorker(file));
    previous = reading.catch(() => undefined);
    try {
      return await reading;
    } finally {
      files -= 1;
    }
  };

  async function readInWorker(file: unknown): Promise<Content> {
    const asking = withWorker(startWorker, undefined, limits, (ask: Ask<unknown, Answer>) =>
      ask(file),
    );
    const answer = await asking.catch(refuse);
    if ('content' in answer) return fromPortions<Content>([answer.content]);
    const { problem, question } = answer;
    throw question ? new UnclearFile(problem, question) : new BadRequest(problem);
  }
}

function refuse(error: unknown): never {
  if (!(error instanceof WorkerEnded)) throw error;
  throw new BadRequest(error.tookTooMuch === 'time' ? tooSlow : tooLarge);
}

const instead = 'Copy the rows you need into a new spreadsheet, or save them as CSV.';
const tooSlow = `The file takes too long to read. ${instead}`;
const tooLarge = `The file takes too much memory to read. ${instead}`;
const busy = 'Other files are being read. Choose the file again in a minute.';
