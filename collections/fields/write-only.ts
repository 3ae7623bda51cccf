import type { CheckboxField, FieldHook, TextareaField, TextField } from 'payload';

/**
 * Makes of a field one that is said with a save and goes into the observation that it makes. The document keeps nothing of it, and
 * answers null, so that a form that stays open begins empty again.
 */
export function writeOnly<Field extends CheckboxField | TextareaField | TextField>(
  field: Field,
): Field {
  return {
    ...field,
    virtual: true,
    hooks: { afterRead: [nothing] },
    admin: {
      ...field.admin,
      // Payload takes every virtual field for one that is worked out.
      readOnly: false,
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
    },
  };
}

const nothing: FieldHook = () => null;
