import { once } from 'node:events';
import { threadOf } from '#cms/runtime/thread.ts';

/**
 * The longest time in milliseconds that `/healthz` took while something else went on, which is the longest time for which
 * the server answered nobody. A thread asks, because what the benchmark itself does would be measured too.
 */
export async function longestHealthCheck<Result>(
  siteUrl: string,
  during: () => Promise<Result>,
): Promise<{ longest: number; result: Result }> {
  const thread = threadOf(new URL('health-thread.ts', import.meta.url))({ workerData: siteUrl });
  let longest = 0;
  thread.on('message', (milliseconds: number) => {
    longest = milliseconds;
  });
  try {
    await once(thread, 'message');
    const result = await during();
    // What was asked last is answered, too.
    await once(thread, 'message');
    return { longest, result };
  } finally {
    await thread.terminate();
  }
}
