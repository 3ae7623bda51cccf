import type { TextField } from 'payload';
import { isWebAddress, webAddressProblem } from '#contract/rules/web-address.ts';

/** A link to another site: http or https only. */
export function urlField({
  name,
  ...rest
}: Pick<TextField, 'label' | 'name'> & { required?: true; admin?: TextField['admin'] }): TextField {
  return { name, type: 'text', validate: validateUrl, ...rest };
}

function validateUrl(
  value: string | string[] | null | undefined,
  { required }: { required?: boolean },
): true | string {
  if (!value) return required ? 'This field is required.' : true;
  return (typeof value === 'string' && isWebAddress(value)) || webAddressProblem;
}
