import type { Payload } from 'payload';
import { redact } from './log-error.ts';

type Options = {
  /** What is done, as it stands in the log: “Looking for due jobs”. */
  name: string;
  logger: Payload['logger'];
  /** Milliseconds until the first run; at once unless it is said. */
  firstAfter?: number;
};

/** A task that runs more often than this is tried again as rarely as this while it fails; a rarer one is so at first. */
const retryMilliseconds = 15_000;
/** A run that does not end is left behind after so many milliseconds when the poller stops. */
const stopMilliseconds = 8000;

/**
 * Runs a task again and again, each time so many milliseconds after the last run has ended, so that no two runs
 * overlap. While it fails, the waits grow and vary, and a failure is logged if it is another than the one before. Returns
 * how to stop: the task's signal is aborted, and the run under way is awaited for eight seconds at most.
 */
export function every(
  milliseconds: number,
  task: (signal: AbortSignal) => Promise<unknown>,
  { name, logger, firstAfter = 0 }: Options,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let failures = 0;
  let lastFailure: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  if (firstAfter === 0) begin();
  else timer = setTimeout(begin, firstAfter).unref();

  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await within(stopMilliseconds, running);
  };

  function begin(): void {
    running = run();
  }

  async function run(): Promise<void> {
    try {
      await task(signal);
      if (failures > 0) logger.info(`${name} works again.`);
      failures = 0;
      lastFailure = undefined;
    } catch (error) {
      const failure = messagesOf(error);
      if (failure !== lastFailure && !signal.aborted)
        logger.error({ err: error }, `${name} has failed and is tried again.`);
      failures += 1;
      lastFailure = failure;
    }
    if (!signal.aborted) timer = setTimeout(begin, nextWait()).unref();
  }

  /**
   * Twice as long after each failure: a task of a second waits 2, 4, 8 and then 15 seconds, one of ten minutes half a minute,
   * one, two, four, eight and then ten. Less up to a half by chance, so that processes do not all come back at once.
   */
  function nextWait(): number {
    if (failures === 0) return milliseconds;
    const grown = Math.min(milliseconds, retryMilliseconds) * 2 ** failures;
    const maxWait = Math.max(milliseconds, retryMilliseconds);
    return Math.min(grown, maxWait) * (1 - Math.random() / 2);
  }
}

/** What the log says of an error and its causes, without the values of a query, which are others each time. */
function messagesOf(error: unknown): string {
  return JSON.stringify(redact(error), (key, value: unknown) =>
    key === 'stack' ? undefined : value,
  );
}

/** Waits until a promise is settled, for so many milliseconds at most. */
export async function within(milliseconds: number, promise: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([Promise.allSettled([promise]), limit]);
  clearTimeout(timer);
}
