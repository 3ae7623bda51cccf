/** What whoever typed something else is told. */
export const webAddressProblem =
  'A web address begins with https:// or http://, as in https://clinic.example/prices.';

/** Whether a text is the address of a page: http or https only. */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}
