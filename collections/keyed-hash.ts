import { createHmac, hkdfSync } from 'node:crypto';

/**
 * A one-way code for a text, which only who knows the secret can make: 128 bits, as 22 characters that an address may
 * hold. Each use has a key of its own, so that codes of one use say nothing about those of another.
 */
export function keyedHash(secret: string, use: string, text: string): string {
  return keyedDigest(secret, use, text).subarray(0, 16).toString('base64url');
}

/** The same, as 32 bytes. */
export function keyedDigest(secret: string, use: string, text: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', use, 32));
  return createHmac('sha256', key).update(text).digest();
}
