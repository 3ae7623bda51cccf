import type { TextField } from 'payload';

/** An ordered list of short texts. */
export function textListField({
  name,
  ...rest
}: Pick<TextField, 'name' | 'label' | 'required'> & { admin?: TextField['admin'] }): TextField {
  return { name, type: 'text', hasMany: true, ...rest };
}
