import type { TextField } from 'payload';

/** A list of short texts, kept in order. */
export function textListField({
  name,
  ...rest
}: Pick<TextField, 'name' | 'label' | 'required'> & { admin?: TextField['admin'] }): TextField {
  return { name, type: 'text', hasMany: true, ...rest };
}
