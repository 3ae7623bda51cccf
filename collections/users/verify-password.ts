import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** What is stored of a password. */
export type StoredPassword = { hash?: string | null; salt?: string | null };

/** Whether this is the password of an account, as Payload stores it; an account without one has none that fits. */
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

/** Hashes without the prefix are from older versions, until their owner signs in again. */
function parametersOf(hash: string): { iterations: number; hex: string } {
  return hash.startsWith(currentPrefix)
    ? { iterations: 600_000, hex: hash.slice(currentPrefix.length) }
    : { iterations: 25_000, hex: hash };
}
