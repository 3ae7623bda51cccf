import { parentPort, workerData } from 'node:worker_threads';
import { BadRequest } from '#cms/runtime/errors.ts';
import { toPortions } from '../json-portions.ts';
import { fileKinds } from './file-kinds.ts';
import type { Answer } from './file-reader.ts';
import { parseFile } from './parse-file.ts';
import type { SentFile } from './read-file.ts';
import { UnclearFile } from './unclear-file.ts';

// The thread that reads one file and ends: see read-file.ts.
const answer = await read(workerData as SentFile);
parentPort?.postMessage(answer, 'content' in answer ? [answer.content.buffer] : []);

async function read({ kind, bytes, hints }: SentFile): Promise<Answer> {
  try {
    const content = parseFile(fileKinds[kind], Buffer.from(bytes), hints);
    const portions: Buffer[] = [];
    for await (const portion of toPortions(content)) portions.push(Buffer.from(portion));
    // A copy, because the memory of a small buffer is not its own to hand over.
    return { content: new Uint8Array(Buffer.concat(portions)) };
  } catch (error) {
    if (error instanceof UnclearFile) return { problem: error.message, question: error.question };
    if (error instanceof BadRequest) return { problem: error.message };
    throw error;
  }
}
