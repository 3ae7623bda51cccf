import type { FlattenedField } from 'payload';
import { richText } from '#cms/testing/example-data.ts';
import type { Schema } from './generators/values.ts';

/** The ids of some documents of a collection. */
type Ids = (collection: string) => readonly string[];

/** The schema of a REST request body for a document with the given fields. */
export function documentSchema(fields: readonly FlattenedField[], ids: Ids): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field, ids)])),
    required: fields.filter(isRequired).map(({ name }) => name),
  };
}

function isRequired(field: FlattenedField): boolean {
  return 'required' in field && Boolean(field.required);
}

function fieldSchema(field: FlattenedField, ids: Ids): Schema {
  const one = valueSchema(field, ids);
  return 'hasMany' in field && field.hasMany ? { type: 'array', items: one } : one;
}

function valueSchema(field: FlattenedField, ids: Ids): Schema {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'code':
      return { type: 'string' };
    case 'email':
      return { type: 'string', format: 'email' };
    case 'date':
      return { type: 'string', format: 'date-time' };
    case 'number':
      return { type: 'integer', minimum: field.min ?? 0, maximum: field.max ?? 100_000 };
    case 'checkbox':
      return { type: 'boolean' };
    case 'select':
    case 'radio':
      return {
        enum: field.options.map((option) => (typeof option === 'string' ? option : option.value)),
      };
    case 'relationship':
    case 'upload':
      return { enum: [...[field.relationTo].flat().flatMap(ids), null] };
    case 'richText':
      return { const: richText('Most people feel sick at first.') };
    case 'group':
    case 'tab':
      return documentSchema(field.flattenedFields, ids);
    case 'array':
      return { type: 'array', items: documentSchema(field.flattenedFields, ids) };
    case 'blocks':
      return {
        type: 'array',
        items: {
          anyOf: field.blocks.map(({ slug, flattenedFields }) => {
            const { properties, ...rest } = documentSchema(flattenedFields, ids);
            return { ...rest, properties: { ...properties, blockType: { const: slug } } };
          }),
        },
      };
    case 'json':
    case 'point':
    case 'join':
      return {};
  }
}
