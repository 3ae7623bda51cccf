import { Counter } from 'prom-client';

/** Hits and misses of this process’s response cache. */
export const cacheAnswers = new Counter({
  name: 'directory_cache_answers_total',
  help: 'Cacheable responses, by whether they were served from memory.',
  labelNames: ['result'],
  registers: [],
});
