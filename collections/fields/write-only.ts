import type { CheckboxField, FieldHook, TextareaField, TextField } from 'payload';

/**
 * Makes a field that is given with a save and goes into the observation of that save. The document does not keep it and
 * answers null, so that a form that stays open is empty again.
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
