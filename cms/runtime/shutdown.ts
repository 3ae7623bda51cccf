import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** For a proxy that asks `/readyz` to find out and send its requests elsewhere. */
const noticeMilliseconds = 2_000;
/** For what has been asked before, to be answered. */
const answerMilliseconds = 3_000;
/** For all of it; then the process ends as it is. */
const deadlineMilliseconds = 8_000;

type Parts = {
  httpServer: Server;
  stop: () => Promise<void>;
  /** Tells whoever asks for this process’s state; all requests are still taken for two seconds then. */
  announceStop?: () => void;
};

/**
 * Ends the process in order: answers what has been asked, for 3 seconds at most, then stops the rest. Whatever hangs, the
 * process has ended after 8 seconds. Never returns.
 */
export async function shutDown(
  exitCode: number,
  { httpServer, stop, announceStop }: Parts,
): Promise<never> {
  setTimeout(() => process.exit(exitCode), deadlineMilliseconds).unref();
  if (announceStop) {
    announceStop();
    await sleep(noticeMilliseconds, undefined, { ref: false });
  }
  httpServer.close();
  httpServer.closeIdleConnections();
  await Promise.race([
    once(httpServer, 'close'),
    sleep(answerMilliseconds, undefined, { ref: false }),
  ]);
  httpServer.closeAllConnections();
  await stop();
  return process.exit(exitCode);
}
