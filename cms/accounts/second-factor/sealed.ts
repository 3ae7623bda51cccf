import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** What a text is sealed with: the server's secret, and the account that it belongs to. */
type Seal = { secret: string; account: string };

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts a text for one account; nobody can move it to another. */
export function seal(text: string, { secret, account }: Seal): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyFrom(secret), nonce).setAAD(Buffer.from(account));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** @throws Error if it was sealed with another secret or for another account. */
export function unseal(sealed: string, { secret, account }: Seal): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, keyFrom(secret), bytes.subarray(0, nonceBytes))
    .setAAD(Buffer.from(account))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const encrypted = bytes.subarray(nonceBytes + tagBytes);
  return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8');
}

function keyFrom(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'second factors', 32));
}
