import type { DateField, Field } from 'payload';
import { describe, expect, it } from 'vitest';
import { collections } from '../index.ts';

/** Payload adds these to a collection when it starts; it shows them in no form. */
const addedByPayload = ['createdAt', 'updatedAt', 'deletedAt'];

function dateFields(fields: readonly Field[]): DateField[] {
  return fields.flatMap((field) => {
    if (field.type === 'date') return addedByPayload.includes(field.name) ? [] : [field];
    return 'fields' in field ? dateFields(field.fields) : [];
  });
}

describe('a date field', () => {
  const fields = collections.flatMap((collection) =>
    dateFields(collection.fields).map(
      (field) => [`${collection.slug} ${field.name}`, field] as const,
    ),
  );

  it.each(fields)('%s shows its month in words', (_name, field) => {
    expect(field.admin?.date?.displayFormat).toMatch(/MMMM yyyy/);
  });
});
