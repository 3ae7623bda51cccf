import { answerQuestions } from '#cms/runtime/workers/answer-questions.ts';
import { readPage } from './read-page.ts';

// The process that reads one page after the other: see read-in-process.ts.
answerQuestions(readPage);
