import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** The stored form of a password. */
export type StoredPassword = { hash?: string | null; salt?: string | null };

/** Whether this is the account's password; always false for an account without one. */
export async function verifyPassword(
  password: string,
  { hash, salt }: StoredPassword,
): Promise<boolean> {
  if (!hash || !salt) return false;
  const { iterations, hex } = parametersOf(hash);
  const expected = Buffer.from(hex, 'hex');
  const given = await promisify(pbkdf2)(password, salt, iterations, expected.length, 'sha256');
  return timingSafeEqual(given, expected);
}

const currentPrefix = 'pbkdf2-sha256-v1:';

/** Hashes without the prefix come from older versions of Payload, which replaces them when their owner next signs in. */
function parametersOf(hash: string): { iterations: number; hex: string } {
  return hash.startsWith(currentPrefix)
    ? { iterations: 600_000, hex: hash.slice(currentPrefix.length) }
    : { iterations: 25_000, hex: hash };
}
