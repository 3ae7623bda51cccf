import type { TextField } from 'payload';

/** A link to another site: http or https only. */
export function urlField({
  name,
  ...rest
}: Pick<TextField, 'name'> & { required?: true; admin?: TextField['admin'] }): TextField {
  return { name, type: 'text', validate: validateUrl, ...rest };
}

function validateUrl(
  value: string | string[] | null | undefined,
  { required }: { required?: boolean },
): true | string {
  if (!value) return required ? 'This field is required.' : true;
  const isWebAddress =
    typeof value === 'string' &&
    URL.canParse(value) &&
    ['http:', 'https:'].includes(new URL(value).protocol);
  return (
    isWebAddress ||
    'A web address begins with https:// or http://, as in https://clinic.example/prices.'
  );
}
