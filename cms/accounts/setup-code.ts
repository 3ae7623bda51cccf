import { timingSafeEqual } from 'node:crypto';
import { keyedDigest } from '#collections/keyed-hash.ts';

/** Crockford's base32, which leaves out characters that look alike. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The code needed to create the first account: 100 bits derived from the secret, as 20 characters in groups of four.
 * Processes that share a secret share the code.
 */
export function setupCode(secret: string): string {
  const characters = [...keyedDigest(secret, 'setup code', '').subarray(0, 20)].map(
    (byte) => alphabet[byte % alphabet.length],
  );
  return characters.join('').replace(/.{4}(?=.)/g, '$&-');
}

/** Whether this is the setup code; case and hyphens do not matter, and O stands for 0 and I for 1. */
export function isSetupCode(given: unknown, secret: string): boolean {
  if (typeof given !== 'string') return false;
  const typed = Buffer.from(canonical(given));
  const expected = Buffer.from(canonical(setupCode(secret)));
  return typed.length === expected.length && timingSafeEqual(typed, expected);
}

function canonical(code: string): string {
  return code
    .slice(0, 100)
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '');
}
