import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { PublicError } from '../runtime/errors.ts';

/** Node has four threads for hashing and for reading files: two are always free for files. */
const atOnce = 2;
const maxWaiting = 20;

/**
 * Runs tasks that hash a password, two at a time; further ones wait for their turn.
 * @throws PublicError 503 if too many wait already.
 */
export type Hashing = <Result>(task: () => Promise<Result>) => Promise<Result>;

export function createHashing(): Hashing {
  const inTurn = pLimit(atOnce);
  return async (task) => {
    if (inTurn.pendingCount >= maxWaiting) {
      throw new PublicError(
        503,
        'Very many people are signing in at the moment. Please try again in a few seconds.',
        { 'Retry-After': '5' },
      );
    }
    return inTurn(task);
  };
}

/** Takes as long as Payload takes to compare a password with its hash, where there is none to compare it with. */
export async function hashInVain(password: string): Promise<void> {
  await promisify(pbkdf2)(password, randomBytes(32).toString('hex'), 600_000, 32, 'sha256');
}
