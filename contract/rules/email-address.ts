/** The longest address that SMTP can carry (RFC 5321, errata 1690). */
export const maxEmailLength = 254;

/** What an address that can be answered looks like. */
export const emailAddressPattern =
  /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Trimmed and lower-cased, as it is sent and stored (specification, section 5). */
export function normaliseEmailAddress(text: string): string {
  return text.trim().toLowerCase();
}

/** The form's own rule (specification, section 5): not empty and with an `@`. */
export function looksLikeEmailAddress(text: string): boolean {
  return text.includes('@');
}

/** Whether an answer could reach this address, as far as its form tells. */
export function isEmailAddress(text: string): boolean {
  return emailAddressPattern.test(text);
}
