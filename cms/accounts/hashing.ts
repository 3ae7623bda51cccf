import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { PublicError } from '../runtime/errors.ts';

/** Node shares four threads between hashing and reading files, so two are always left for files. */
const concurrency = 2;
const maxWaiting = 20;

/**
 * Runs tasks that hash a password, two at a time; the rest queue.
 * @throws PublicError 503 if the queue is full.
 */
export type Hashing = <Result>(task: () => Promise<Result>) => Promise<Result>;

export function createHashing(): Hashing {
  const limit = pLimit(concurrency);
  return async (task) => {
    if (limit.pendingCount >= maxWaiting) {
      throw new PublicError(
        503,
        'Too many people are signing in at the moment. Please try again in a few seconds.',
        { 'Retry-After': '5' },
      );
    }
    return limit(task);
  };
}

/** Takes as long as Payload's password check, for use where there is no account to check against. */
export async function hashDummyPassword(password: string): Promise<void> {
  await promisify(pbkdf2)(password, randomBytes(32).toString('hex'), 600_000, 32, 'sha256');
}
