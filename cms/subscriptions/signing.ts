import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export type Signing = {
  /** The keyed one-way code that stands for an address on the suppression list and in links. */
  addressCode: (email: string) => string;
  /** What the link to confirm a subscription carries: it is good for one consent. */
  confirmToken: (addressCode: string, consentedAt: string) => string;
  /** What the link to confirm a price alert carries: it is good for that alert. */
  alertToken: (addressCode: string, alert: string) => string;
  /** What the link to unsubscribe carries: it is good for ever. */
  leaveToken: (addressCode: string) => string;
  /** What the link to one's own data carries: it is good for 180 days from the day of `now`. */
  manageToken: (addressCode: string, now: Date) => string;
  /** The code of the address that a token names, before its signature is checked; nothing if it is no token. */
  readAddressCode: (token: string) => string | undefined;
  /** Whether a token confirms this consent. */
  confirms: (token: string, consentedAt: string) => boolean;
  /** Whether a token confirms this price alert. */
  confirmsAlert: (token: string, alert: string) => boolean;
  /** The code of the address that a token may unsubscribe; nothing if it is not one of ours. */
  leavingAddress: (token: string) => string | undefined;
  /**
   * The code of the address whose data a token opens at a time, and whether that is over; nothing if it is not one of
   * ours. Links of emails from before they had an end carry the token to unsubscribe here, and are over.
   */
  managedAddress: (token: string, now: Date) => Managed | undefined;
};

export type Managed = { addressCode: string; isExpired: boolean };

const manageDays = 180;

/** A code, the last day of a link as days since 1970 if it has one, and a signature. */
const tokenPattern = /^([\w-]{22})(\d{5})?([\w-]{22})$/;

/** Codes and links that only who knows the secret can make; each kind has a key of its own. */
export function createSigning(secret: string): Signing {
  const keys = {
    address: derive('suppression list'),
    confirm: derive('confirmation links'),
    alert: derive('confirmation links of price alerts'),
    leave: derive('preference links'),
    manage: derive('links to personal data'),
  };

  return {
    addressCode: (email) => mac(keys.address, email),
    confirmToken: (addressCode, consentedAt) =>
      addressCode + mac(keys.confirm, `${addressCode} ${consentedAt}`),
    alertToken: (addressCode, alert) => addressCode + mac(keys.alert, `${addressCode} ${alert}`),
    leaveToken,
    manageToken: (addressCode, now) => manageToken(addressCode, dayOf(now) + manageDays),
    readAddressCode: (token) => read(token)?.addressCode,
    confirms: (token, consentedAt) => {
      const code = read(token)?.addressCode;
      return (
        code !== undefined && isSame(token, code + mac(keys.confirm, `${code} ${consentedAt}`))
      );
    },
    confirmsAlert: (token, alert) => {
      const code = read(token)?.addressCode;
      return code !== undefined && isSame(token, code + mac(keys.alert, `${code} ${alert}`));
    },
    leavingAddress: (token) => ownAddress(token)?.addressCode,
    managedAddress: (token, now) => {
      const own = ownAddress(token);
      return own && { addressCode: own.addressCode, isExpired: dayOf(now) > (own.lastDay ?? 0) };
    },
  };

  /** What is in a token to unsubscribe or to manage, if it was made here. */
  function ownAddress(token: string): ReadToken | undefined {
    const parts = read(token);
    if (!parts) return undefined;
    const { addressCode, lastDay } = parts;
    const expected =
      lastDay === undefined ? leaveToken(addressCode) : manageToken(addressCode, lastDay);
    return isSame(token, expected) ? parts : undefined;
  }

  function leaveToken(addressCode: string): string {
    return addressCode + mac(keys.leave, `${addressCode} `);
  }

  function manageToken(addressCode: string, lastDay: number): string {
    const signed = addressCode + String(lastDay);
    return signed + mac(keys.manage, signed);
  }

  function derive(use: string): Buffer {
    return Buffer.from(hkdfSync('sha256', secret, '', use, 32));
  }
}

type ReadToken = { addressCode: string; lastDay: number | undefined };

function read(token: string): ReadToken | undefined {
  const [, addressCode, lastDay] = tokenPattern.exec(token) ?? [];
  if (addressCode === undefined) return undefined;
  return { addressCode, lastDay: lastDay === undefined ? undefined : Number(lastDay) };
}

function isSame(given: string, expected: string): boolean {
  return (
    given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
  );
}

function dayOf(time: Date): number {
  return Math.floor(time.getTime() / 86_400_000);
}

/** 128 bits of an HMAC with SHA-256, as 22 characters that an address may hold. */
function mac(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest().subarray(0, 16).toString('base64url');
}
