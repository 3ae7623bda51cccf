import type { CollectionSlug, FlattenedField, Payload, RichTextField } from 'payload';

/**
 * The rich text field `body` of a collection, or of the rows of one of its arrays.
 * @throws Error if there is none.
 */
export function bodyField(
  payload: Payload,
  collection: CollectionSlug,
  arrayName?: string,
): RichTextField {
  const own = payload.collections[collection].config.flattenedFields;
  const body = arrayName ? named(rowFields(own, arrayName), 'body') : named(own, 'body');
  if (body?.type !== 'richText') throw new Error(`${collection} has no rich text named body.`);
  return body;
}

function rowFields(fields: FlattenedField[], arrayName: string): FlattenedField[] {
  const array = named(fields, arrayName);
  return array?.type === 'array' ? array.flattenedFields : [];
}

function named(fields: FlattenedField[], name: string): FlattenedField | undefined {
  return fields.find((field) => field.name === name);
}
