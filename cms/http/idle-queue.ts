import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** The process is idle while its event loop works less than this share of the time. */
const idleBelow = 0.2;
const lookedAtMilliseconds = 200;

/** Items that wait for the process to be idle. */
export type IdleQueue<Item> = { add: (item: Item) => void; delete: (item: Item) => void };

/**
 * Works on items one after the other, the oldest first, each once the process is idle. What is left does not keep the
 * process alive.
 */
export function createIdleQueue<Item>(work: (item: Item) => Promise<void>): IdleQueue<Item> {
  const waiting = new Set<Item>();
  let isWorking = false;

  return {
    add: (item) => {
      waiting.add(item);
      if (!isWorking) void workOff();
    },
    delete: (item) => waiting.delete(item),
  };

  async function workOff(): Promise<void> {
    isWorking = true;
    while (waiting.size > 0) {
      if (!(await isIdle())) continue;
      const [item] = waiting;
      if (item === undefined) break;
      waiting.delete(item);
      await work(item);
    }
    isWorking = false;
  }
}

async function isIdle(): Promise<boolean> {
  const before = performance.eventLoopUtilization();
  await sleep(lookedAtMilliseconds, undefined, { ref: false });
  return performance.eventLoopUtilization(before).utilization < idleBelow;
}
