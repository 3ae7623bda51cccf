import type { FlattenedField } from 'payload';

/**
 * The field of a document at a path such as `reply.text`. Nothing for a field that does not exist, is hidden, or
 * belongs to a related document: sorting by somebody else’s field tells what it holds.
 */
export function fieldAt(
  fields: readonly FlattenedField[],
  path: string,
): FlattenedField | undefined {
  const [name, ...rest] = path.split('.');
  const field = fields.find((candidate) => candidate.name === name);
  if (!field || ('hidden' in field && field.hidden)) return undefined;
  if (rest.length === 0) return field;
  if (field.type === 'group' || field.type === 'array' || field.type === 'tab')
    return fieldAt(field.flattenedFields, rest.join('.'));
  return undefined;
}
