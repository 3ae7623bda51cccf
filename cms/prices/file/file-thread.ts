import { parentPort, workerData } from 'node:worker_threads';
import { BadRequest } from '#cms/runtime/errors.ts';
import { fileKinds } from './file-kinds.ts';
import type { Answer } from './file-reader.ts';
import { parseFile, type ParsedFile } from './parse-file.ts';
import type { SentFile } from './read-file.ts';
import { UnclearFile } from './unclear-file.ts';

// The thread that reads one file and ends: see read-file.ts.
parentPort?.postMessage(answer(workerData as SentFile));

function answer({ kind, bytes, hints }: SentFile): Answer<ParsedFile<string>> {
  try {
    return { content: parseFile(fileKinds[kind], Buffer.from(bytes), hints) };
  } catch (error) {
    if (error instanceof UnclearFile) return { problem: error.message, question: error.question };
    if (error instanceof BadRequest) return { problem: error.message };
    throw error;
  }
}
