import { parentPort, workerData } from 'node:worker_threads';
import { BadRequest } from '#cms/runtime/errors.ts';
import type { Answer } from './file-reader.ts';
import { parsePriceFile } from './parse-price-file.ts';
import type { PriceFile } from './price-table.ts';

// The thread that reads one file and ends: see read-price-file.ts.
parentPort?.postMessage(answer(Buffer.from(workerData as Uint8Array)));

function answer(bytes: Buffer): Answer<PriceFile> {
  try {
    return { content: parsePriceFile(bytes) };
  } catch (error) {
    if (error instanceof BadRequest) return { problem: error.message };
    throw error;
  }
}
