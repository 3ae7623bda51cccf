import type {
  CollectionSlug,
  FlattenedBlock,
  FlattenedField,
  Payload,
  RichTextField,
} from 'payload';

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

/**
 * The rich text field `body` of a block, wherever in the collection its blocks are.
 * @throws Error if there is none.
 */
export function blockBodyField(
  payload: Payload,
  collection: CollectionSlug,
  blockSlug: string,
): RichTextField {
  const block = blocksIn(payload.collections[collection].config.flattenedFields).find(
    ({ slug }) => slug === blockSlug,
  );
  const body = block && named(block.flattenedFields, 'body');
  if (body?.type !== 'richText') throw new Error(`${blockSlug} has no rich text named body.`);
  return body;
}

function blocksIn(fields: FlattenedField[]): FlattenedBlock[] {
  return fields.flatMap((field) => {
    if (field.type === 'array') return blocksIn(field.flattenedFields);
    return field.type === 'blocks' ? field.blocks : [];
  });
}

function rowFields(fields: FlattenedField[], arrayName: string): FlattenedField[] {
  const array = named(fields, arrayName);
  return array?.type === 'array' ? array.flattenedFields : [];
}

function named(fields: FlattenedField[], name: string): FlattenedField | undefined {
  return fields.find((field) => field.name === name);
}
