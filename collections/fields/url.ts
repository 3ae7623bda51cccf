import type { TextField } from 'payload';

/** A link to another site: http or https only. */
export function urlField({
  name,
  ...rest
}: Pick<TextField, 'label' | 'name'> & { required?: true; admin?: TextField['admin'] }): TextField {
  return { name, type: 'text', validate: validateUrl, ...rest };
}

export const webAddressProblem =
  'A web address begins with https:// or http://, as in https://clinic.example/prices.';

/** Whether a text is the address of a page: http or https only. */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}

function validateUrl(
  value: string | string[] | null | undefined,
  { required }: { required?: boolean },
): true | string {
  if (!value) return required ? 'This field is required.' : true;
  return (typeof value === 'string' && isWebAddress(value)) || webAddressProblem;
}
