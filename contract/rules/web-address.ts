/** The error message for anything else. */
export const webAddressProblem =
  'Enter a web address that starts with https:// or http://, such as https://clinic.example/prices.';

/** Whether a text is a web address: http or https only, of at most 2,000 characters. */
export function isWebAddress(text: string): boolean {
  return ['http:', 'https:'].includes(readAddress(text)?.protocol ?? '');
}

/** The message for a web address with a user name or password. */
export const credentialsProblem = 'Please give a web address without a name and password.';

/** Whether a web address is what it looks like: `https://clinic.example@elsewhere.example/` leads to the other host. */
export function hasNoCredentials(text: string): boolean {
  const address = readAddress(text);
  return !address?.username && !address?.password;
}

/** Whether a text is an https address on a domain, as `cqc.org.uk`, or on one below it. */
export function isBelow(domain: string, text: string): boolean {
  const { hostname, protocol } = readAddress(text) ?? {};
  return (
    protocol === 'https:' && (hostname === domain || Boolean(hostname?.endsWith(`.${domain}`)))
  );
}

/** Reading a host of thousands of different characters takes the platform seconds. */
const maxLength = 2000;

function readAddress(text: string): URL | undefined {
  return text.length <= maxLength && URL.canParse(text) ? new URL(text) : undefined;
}
