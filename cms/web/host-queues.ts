import { setTimeout as sleep } from 'node:timers/promises';

type Queue = { last: Promise<unknown>; waiting: number };

/**
 * Runs the tasks of each host one at a time, with a delay after each. While a task is queued it is only a promise: its own time
 * begins when it runs.
 */
export function createHostQueues() {
  const queues = new Map<string, Queue>();

  return async <Result>(
    host: string,
    delayMilliseconds: () => number,
    task: () => Promise<Result>,
  ): Promise<Result> => {
    const queue = queues.get(host) ?? { last: Promise.resolve(), waiting: 0 };
    queues.set(host, queue);
    queue.waiting += 1;
    const result = queue.last.then(task);
    queue.last = result
      .catch(() => undefined)
      .then(() => sleep(delayMilliseconds(), undefined, { ref: false }))
      .then(() => {
        queue.waiting -= 1;
        if (queue.waiting === 0) queues.delete(host);
      });
    return result;
  };
}
