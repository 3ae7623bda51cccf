import { randomInt } from 'node:crypto';
import { keyedHash } from '#collections/keyed-hash.ts';

/** Crockford's base32, which leaves out characters that look alike. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 10;

export const recoveryCodeCount = 10;

/** Ten codes of 50 random bits each, as in `7KQ2M-X9D4T`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const characters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
    return `${characters.slice(0, 5)}-${characters.slice(5)}`;
  });
}

/** The stored form of a code; case, spaces and hyphens do not matter, and O stands for 0 and I for 1. */
export function recoveryHash(
  code: string,
  { secret, account }: { secret: string; account: string },
): string {
  const canonical = code
    .slice(0, 100)
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '');
  return keyedHash(secret, 'recovery codes', `${account} ${canonical}`);
}
