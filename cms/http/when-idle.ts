import { performance } from 'node:perf_hooks';

const milliseconds = 1000;
/** The part of the last second in which an idle process has had something to do, at most. */
const idleUtilization = 0.1;

/**
 * Runs a task once a second after it was asked for, while the process is idle, until it says that there is nothing left
 * to do. A task that has failed runs again once it is asked for again. Keeps no process alive.
 */
export function whenIdle(task: () => Promise<boolean>, isIdle = createIdleness()): () => void {
  let timer: NodeJS.Timeout | undefined;
  const later = () => {
    timer ??= setTimeout(() => void run(), milliseconds).unref();
  };
  return later;

  async function run(): Promise<void> {
    let isLeft = false;
    try {
      isLeft = !isIdle() || (await task());
    } finally {
      timer = undefined;
      if (isLeft) later();
    }
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
