import { keptThread, threadOf } from '#cms/runtime/thread.ts';
import type { PageAnswer } from './read-page.ts';
import type { SeenPage } from './reading.ts';

/** Kept between the visits of a round: to start it costs ten times as much as to read a page. */
const { ask } = keptThread<SeenPage, PageAnswer>(
  threadOf(new URL('page-thread.ts', import.meta.url)),
  // It takes memory, and a core while it reads.
  { idleSeconds: 30, maxSeconds: 10, maxMegabytes: 192 },
);

/** Reads a page of somebody else's in another thread, so that the site goes on answering whatever is in it. */
export function readInThread(page: SeenPage): Promise<PageAnswer> {
  return ask(page).catch(() => ({
    reading: { problem: 'The page is too large or too complex to be read.' },
    candidates: [],
  }));
}
