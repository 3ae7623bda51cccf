import { parentPort, workerData } from 'node:worker_threads';
import { BadRequest } from '#cms/runtime/errors.ts';
import { fileKinds } from './file-kinds.ts';
import type { Answer } from './file-reader.ts';
import { parseFile } from './parse-file.ts';
import type { SentFile } from './read-file.ts';
import type { Table } from './table.ts';

// The thread that reads one file and ends: see read-file.ts.
parentPort?.postMessage(answer(workerData as SentFile));

function answer({ kind, bytes }: SentFile): Answer<Table<string>> {
  try {
    return { content: parseFile(fileKinds[kind], Buffer.from(bytes)) };
  } catch (error) {
    if (error instanceof BadRequest) return { problem: error.message };
    throw error;
  }
}
