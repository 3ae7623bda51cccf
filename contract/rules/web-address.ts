/** The error message for anything else. */
export const webAddressProblem =
  'Enter a web address that starts with https:// or http://, such as https://clinic.example/prices.';

/** Whether a text is a web address: http or https only. */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}

/** The message for a web address with a user name or password. */
export const credentialsProblem = 'Please give a web address without a name and password.';

/** Whether a web address is what it looks like: `https://clinic.example@elsewhere.example/` leads to the other host. */
export function hasNoCredentials(text: string): boolean {
  if (!URL.canParse(text)) return true;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}
