import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const periodSeconds = 30;

/** What an authenticator app needs, as a text to type and as a picture to scan. */
export type Enrolment = {
  /** Base32. */
  secret: string;
  /** A QR code, as the address of an image. */
  picture: string;
};

/** A new secret of 160 random bits, in base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The secret as its owner gets to see it, once. */
export function enrolment(
  secret: string,
  { site, email }: { site: string; email: string },
): Enrolment {
  const uri = totp(secret, { issuer: site, label: email }).toString();
  const picture = Buffer.from(renderSVG(uri, { ecc: 'M' })).toString('base64');
  return { secret, picture: `data:image/svg+xml;base64,${picture}` };
}

/**
 * The time step of a code (RFC 6238), now or one to either side; undefined if it belongs to none of them. Clocks may be half a
 * minute apart.
 */
export function stepOf(code: string, secret: string, now = Date.now()): number | undefined {
  // The library fails on digits of other scripts.
  if (!isAppCode(code)) return undefined;
  const delta = totp(secret).validate({ token: code, window: 1, timestamp: now });
  return delta === null ? undefined : Math.floor(now / 1000 / periodSeconds) + delta;
}

/** Whether this looks like a code of the app rather than a recovery code. */
export function isAppCode(code: string): boolean {
  return /^[0-9]{6}$/.test(code);
}

function totp(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret, algorithm: 'SHA1', digits: 6, period: periodSeconds });
}
