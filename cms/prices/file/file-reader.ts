import type { FileQuestion } from '#contract/rules/price-import.ts';
import { BadRequest, TooManyRequests } from '#cms/runtime/errors.ts';
import {
  askThread,
  ThreadEnded,
  type StartThread,
  type ThreadLimits,
} from '#cms/runtime/thread.ts';
import { fromPortions } from '../json-portions.ts';
import { UnclearFile } from './unclear-file.ts';

/**
 * A thread's answer: the content of the file, as `toPortions` writes it, or what is wrong with it, and what to ask if
 * anybody can be asked. Thousands of rows that came as objects would be made all at once, and keep everybody waiting.
 */
export type Answer =
  | { content: Uint8Array<ArrayBuffer> }
  | { problem: string; question?: FileQuestion };

type FileReader<File> = ThreadLimits & {
  /** Starts the thread, which finds the file in its `workerData`. */
  startThread: StartThread<File>;
  /** How many files may wait while one is read. */
  maxWaiting: number;
};

/**
 * Reads files one after the other, each in a thread of its own that is ended when it takes too long or too much memory.
 * The function that it returns throws BadRequest with what is wrong with a file, UnclearFile with what to ask of it, or
 * TooManyRequests.
 */
export function createFileReader<File, Content>({
  startThread,
  maxWaiting,
  ...limits
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
    const answer = await askThread<File, Answer>(startThread, file, limits).catch(refuse);
    if ('content' in answer) return fromPortions<Content>([asBuffer(answer.content)]);
    const { problem, question } = answer;
    throw question ? new UnclearFile(problem, question) : new BadRequest(problem);
  }
}

/** Copies nothing. */
function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

function refuse(error: unknown): never {
  if (!(error instanceof ThreadEnded)) throw error;
  throw new BadRequest(error.tookTooMuch === 'time' ? tooSlow : tooLarge);
}

const instead = 'Copy the rows you need into a new spreadsheet, or save them as CSV.';
const tooSlow = `The file takes too long to read. ${instead}`;
const tooLarge = `The file takes too much memory to read. ${instead}`;
const busy = 'Other files are being read. Choose the file again in a minute.';
