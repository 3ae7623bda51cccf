/** The last task in the queue of each key; a queue that is empty has no entry. */
const queues = new Map<string, Promise<unknown>>();

/**
 * Runs the tasks of a key (an account, or what names none) one after the other within this process. At the same time the
 * database would refuse one of them, and whoever knows a password could keep its owner from changing it; or the later one
 * would write back what it has read before the other.
 */
export async function oneAtATime<Result>(
  key: string,
  task: () => Promise<Result>,
): Promise<Result> {
  const before = queues.get(key) ?? Promise.resolve();
  const last = before.then(task, task);
  queues.set(key, last);
  try {
    return await last;
  } finally {
    if (queues.get(key) === last) queues.delete(key);
  }
}
