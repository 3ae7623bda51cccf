import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What a signed link is good for; a link for one purpose opens nothing else. */
export type LinkPurpose = 'confirm' | 'manage';

export type Signing = {
  /** The keyed one-way code that stands for an address on the suppression list and in links. */
  addressCode: (email: string) => string;
  /** What a link carries: the code of an address, signed for one purpose, and for one consent if it is given. */
  token: (purpose: LinkPurpose, addressCode: string, consentedAt?: string) => string;
  /** The code of the address that a token names, before its signature is checked; nothing if it is no token. */
  readAddressCode: (token: string) => string | undefined;
  /** Whether a token was made here, for this purpose and this consent. */
  isSigned: (purpose: LinkPurpose, token: string, consentedAt?: string) => boolean;
};

const tokenPattern = /^([\w-]{22})([\w-]{22})$/;

/** Codes and links that only who knows the secret can make; each kind has a key of its own. */
export function createSigning(secret: string): Signing {
  const keys = {
    address: derive('suppression list'),
    confirm: derive('confirmation links'),
    manage: derive('preference links'),
  };

  return {
    addressCode: (email) => mac(keys.address, email),
    token: (purpose, addressCode, consentedAt) =>
      addressCode + signature(purpose, addressCode, consentedAt),
    readAddressCode: (token) => tokenPattern.exec(token)?.[1],
    isSigned: (purpose, token, consentedAt) => {
      const [, addressCode, given] = tokenPattern.exec(token) ?? [];
      if (addressCode === undefined || given === undefined) return false;
      const expected = signature(purpose, addressCode, consentedAt);
      return timingSafeEqual(Buffer.from(given), Buffer.from(expected));
    },
  };

  function derive(use: string): Buffer {
    return Buffer.from(hkdfSync('sha256', secret, '', use, 32));
  }

  function signature(purpose: LinkPurpose, addressCode: string, consentedAt = ''): string {
    return mac(keys[purpose], `${addressCode} ${consentedAt}`);
  }
}

/** 128 bits of an HMAC with SHA-256, as 22 characters that an address may hold. */
function mac(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest().subarray(0, 16).toString('base64url');
}
