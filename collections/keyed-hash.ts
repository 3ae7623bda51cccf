import { createHmac, hkdfSync } from 'node:crypto';

/**
 * A keyed hash of a text: 128 bits as 22 URL-safe characters. Each use has its own key, so that hashes for one use
 * reveal nothing about those for another.
 */
export function keyedHash(secret: string, use: string, text: string): string {
  return keyedDigest(secret, use, text).subarray(0, 16).toString('base64url');
}

/** The same, as 32 bytes. */
export function keyedDigest(secret: string, use: string, text: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', use, 32));
  return createHmac('sha256', key).update(text).digest();
}
