import { performance } from 'node:perf_hooks';
import type { Payload } from 'payload';

const milliseconds = 1000;
/** The part of the last second in which an idle process has had something to do, at most. */
const idleUtilization = 0.1;

type Options = {
  logger: Payload['logger'];
  /** Whether the processor has had little to do of late. */
  isIdle?: () => boolean;
};

/**
 * Runs a task once a second after it was asked for, while the process is idle, until it says that there is nothing left
 * to do. A failure is logged, and the task runs again once it is asked for again. Keeps no process alive.
 */
export function whenIdle(
  task: () => Promise<boolean>,
  { logger, isIdle = createIdleness() }: Options,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  const later = () => {
    timer ??= setTimeout(() => void run(), milliseconds).unref();
  };
  return later;

  async function run(): Promise<void> {
    let isLeft = false;
    try {
      isLeft = !isIdle() || (await task());
    } catch (error) {
      logger.error({ err: error }, 'What is done while the process is idle has failed');
    }
    timer = undefined;
    if (isLeft) later();
  }
}

/** Whether the event loop had little to do since the last time that somebody asked. */
function createIdleness(): () => boolean {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization <= idleUtilization;
  };
}
