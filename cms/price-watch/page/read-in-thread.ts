import pLimit from 'p-limit';
import { askThread, threadOf } from '#cms/runtime/thread.ts';
import type { PageAnswer } from './read-page.ts';
import type { SeenPage } from './reading.ts';

const startThread = threadOf(new URL('page-thread.ts', import.meta.url));
const limits = { maxSeconds: 10, maxMegabytes: 192 };
/** Each takes memory, and a core while it reads. */
const oneAtATime = pLimit(1);

/** Reads a page of somebody else's in a thread of its own, so that the site goes on answering whatever is in it. */
export function readInThread(page: SeenPage): Promise<PageAnswer> {
  return oneAtATime(() => askThread<SeenPage, PageAnswer>(startThread, page, limits)).catch(() => ({
    reading: { problem: 'The page is too large or too tangled to be read.' },
    candidates: [],
  }));
}
