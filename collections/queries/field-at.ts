import type { FlattenedField } from 'payload';

/**
 * The field of a document at a path such as `reply.text`; undefined if it does not exist, is hidden, or belongs to a
 * related document, because sorting by such a field would reveal its values.
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
