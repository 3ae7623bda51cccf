import { buffer } from 'node:stream/consumers';
import { BadRequest } from '#cms/runtime/errors.ts';
import { answerQuestions } from '#cms/runtime/workers/answer-questions.ts';
import { toPortions } from '../json-portions.ts';
import { fileKinds } from './file-kinds.ts';
import type { Answer } from './file-reader.ts';
import { parseFile } from './parse-file.ts';
import type { SentFile } from './read-file.ts';
import { UnclearFile } from './unclear-file.ts';

// The process that reads a file: see read-file.ts.
answerQuestions(async ({ kind, bytes, hints }: SentFile): Promise<Answer> => {
  try {
    const content = parseFile(fileKinds[kind], Buffer.from(bytes), hints);
    return { content: await buffer(toPortions(content)) };
  } catch (error) {
    if (error instanceof UnclearFile) return { problem: error.message, question: error.question };
    if (error instanceof BadRequest) return { problem: error.message };
    throw error;
  }
});
