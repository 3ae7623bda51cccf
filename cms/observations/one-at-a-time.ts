import pLimit, { type LimitFunction } from 'p-limit';
import type { Payload } from 'payload';

const limits = new WeakMap<Payload['db'], LimitFunction>();

/**
 * Runs what reads and writes products of a database one after the other within this process, so that of two saves the
 * later one sees what the first has stored, and the log has them in that order.
 */
export function oneAtATime<Result>(
  db: Payload['db'],
  task: () => Promise<Result>,
): Promise<Result> {
  const limit = limits.get(db) ?? pLimit(1);
  limits.set(db, limit);
  return limit(task);
}
