import { randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookies } from 'payload/shared';
import { keyedHash } from '#collections/keyed-hash.ts';

const days = 180;
const format = /^([\w-]{22})\.([\w-]{22})$/;

/** An account, known by a keyed hash of its email address, and the secret that signs its cookies. */
type Account = { accountCode: string; secret: string };

/** The id of the browser that sent a request, if somebody has signed in to this account with it before. */
export function knownDevice(headers: Headers, account: Account): string | undefined {
  const cookie = parseCookies(headers).get(cookieName(account));
  const [, device, given] = format.exec(cookie ?? '') ?? [];
  if (device === undefined || given === undefined) return undefined;
  const expected = signature(device, account);
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected)) ? device : undefined;
}

/** The `Set-Cookie` that makes a browser known to an account for half a year; a known browser keeps its id. */
export function deviceCookie(
  account: Account,
  { device, isSecure }: { device: string | undefined; isSecure: boolean },
): string {
  const name = device ?? randomBytes(16).toString('base64url');
  return [
    `${cookieName(account)}=${name}.${signature(name, account)}`,
    'Path=/cms-api/users',
    `Max-Age=${days * 24 * 60 * 60}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
}

function cookieName({ accountCode }: Account): string {
  return `device-${accountCode}`;
}

function signature(device: string, { accountCode, secret }: Account): string {
  return keyedHash(secret, 'device cookies', `${accountCode} ${device}`);
}
