/** The maximum length of an address in SMTP (RFC 5321, errata 1690). */
export const maxEmailLength = 254;

/** The pattern of an address that could receive mail. */
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

/** Whether mail could reach this address, judging by its form. */
export function isEmailAddress(text: string): boolean {
  return emailAddressPattern.test(text);
}
