import { Counter } from 'prom-client';

/** What the response cache was asked for, and whether it had it; of this process. */
export const cacheAnswers = new Counter({
  name: 'directory_cache_answers_total',
  help: 'Answers that may be kept, by whether they came from memory.',
  labelNames: ['result'],
  registers: [],
});
