import { answerQuestions } from '../runtime/workers/answer-questions.ts';
import { processOf } from '../runtime/workers/process-of.ts';
import { keptWorker } from '../runtime/workers/worker.ts';

export type Task =
  | 'answer'
  | 'loop'
  | 'grow'
  | 'grow at once'
  | 'fail'
  | 'show the environment'
  | 'ask another';

const tasks: Record<Task, () => unknown> = {
  answer: () => process.pid,
  loop: () => {
    for (;;);
  },
  grow: () => {
    for (const kept: unknown[] = []; ;) kept.push(Array.from({ length: 1000 }));
  },
  'grow at once': () => {
    for (const kept: unknown[] = []; ;) kept.push(','.repeat(5_000_000).split(','));
  },
  fail: () => {
    throw new Error('A bug of ours');
  },
  'show the environment': () => Object.keys(process.env),
  'ask another': () => {
    const limits = { idleSeconds: 60, maxSeconds: 60, maxMegabytes: 64 };
    return keptWorker<Task, number>(processOf(new URL(import.meta.url)), limits).ask('answer');
  },
};

// A process that does what it is told, and answers with its number if there is nothing else to say.
answerQuestions((task: Task) => tasks[task]());
