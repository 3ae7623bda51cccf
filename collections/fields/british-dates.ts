import type { DateField, Field } from 'payload';

const formats: Partial<Record<string, string>> = {
  dayOnly: 'd MMMM yyyy',
  dayAndTime: 'd MMMM yyyy, HH:mm',
};

/**
 * Shows dates in the forms of a collection or global with the month in words, so that 8 November cannot be read as 11
 * August (11/08).
 */
export function withBritishDates<Entity extends { fields: Field[] }>(entity: Entity): Entity {
  return { ...entity, fields: entity.fields.map(inBritishOrder) };
}

function inBritishOrder(field: Field): Field {
  if (field.type === 'date') return withFormat(field);
  if ('fields' in field) return { ...field, fields: field.fields.map(inBritishOrder) };
  return field;
}

function withFormat(field: DateField): DateField {
  const date = field.admin?.date;
  const displayFormat = formats[date?.pickerAppearance ?? 'dayOnly'];
  return {
    ...field,
    admin: {
      ...field.admin,
      date: {
        displayFormat,
        timeFormat: 'HH:mm',
        ...date,
      } as NonNullable<typeof date>,
    },
  };
}
