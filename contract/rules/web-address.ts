/** The error message for anything else. */
export const webAddressProblem =
  'Enter a web address that starts with https:// or http://, such as https://clinic.example/prices.';

/** Whether a text is a web address: http or https only. */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}
