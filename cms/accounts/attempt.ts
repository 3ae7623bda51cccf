import type { PayloadRequest } from 'payload';
import { recordSecurityEvent } from '#collections/audit-trail/security-events.ts';
import { keyedHash } from '#collections/keyed-hash.ts';
import { networkAddressOf } from '#collections/network-address.ts';
import { normaliseEmailAddress } from '#contract/rules/email-address.ts';
import type { Count } from '../runtime/counter.ts';
import { TooManyRequests } from '../runtime/errors.ts';
import { networkOf } from '../runtime/network-of.ts';
import { deviceCookie, knownDevice } from './device-cookie.ts';
import { countAttempt, type Attempt } from './attempt-limits.ts';

/** An attempt on the account with this email address, whether or not it exists. */
export function attemptOf(req: PayloadRequest, email: string): Attempt {
  const account = accountOf(req, email);
  return {
    address: addressOf(req),
    account: account.accountCode,
    device: knownDevice(req.headers, account),
  };
}

/** The network that a request is counted against. */
export function addressOf(req: PayloadRequest): string {
  return networkOf(networkAddressOf(req) ?? 'unknown');
}

/**
 * Counts an attempt, and records one over the limit as a security event.
 * @throws TooManyRequests
 */
export async function countOrRecord(
  req: PayloadRequest,
  counts: readonly Count[],
): Promise<() => Promise<void>> {
  try {
    return await countAttempt(counts, req.payload);
  } catch (error) {
    if (error instanceof TooManyRequests) await recordSecurityEvent(req, 'tries.limited');
    throw error;
  }
}

/** Sets the cookie that makes the browser known to the account it has just signed in to. */
export function rememberDevice(
  req: PayloadRequest,
  response: Response,
  isSecure: boolean,
): Response {
  if (!req.user?.email) return response;
  const account = accountOf(req, req.user.email);
  const device = knownDevice(req.headers, account);
  response.headers.append('Set-Cookie', deviceCookie(account, { device, isSecure }));
  return response;
}

function accountOf({ payload: { secret } }: PayloadRequest, email: string) {
  const accountCode = keyedHash(secret, 'accounts that are tried', normaliseEmailAddress(email));
  return { accountCode, secret };
}
