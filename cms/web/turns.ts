import { setTimeout as sleep } from 'node:timers/promises';

type Turn = { last: Promise<unknown>; waiting: number };

/**
 * Lets one task at a time have each host, with a pause after it. What waits longer is only a promise: a task's own time
 * begins with its turn.
 */
export function createTurns() {
  const turns = new Map<string, Turn>();

  return async <Result>(
    host: string,
    pauseMilliseconds: () => number,
    task: () => Promise<Result>,
  ): Promise<Result> => {
    const turn = turns.get(host) ?? { last: Promise.resolve(), waiting: 0 };
    turns.set(host, turn);
    turn.waiting += 1;
    const result = turn.last.then(task);
    turn.last = result
      .catch(() => undefined)
      .then(() => sleep(pauseMilliseconds(), undefined, { ref: false }))
      .then(() => {
        turn.waiting -= 1;
        if (turn.waiting === 0) turns.delete(host);
      });
    return result;
  };
}
