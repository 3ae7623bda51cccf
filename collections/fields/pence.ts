import type { NumberField } from 'payload';
import { penceProblem } from '#contract/rules/amount.ts';

type PenceField = {
  name: string;
  label: string;
  required?: boolean;
  /** The smallest amount allowed: 1 for a price, 0 for a fee that may be free. */
  min: 0 | 1;
  description: string;
};

/** An amount in whole pence, shown and typed in pounds; empty means unknown, not 0. */
export function penceField({ name, label, required, min, description }: PenceField): NumberField {
  return {
    name,
    label,
    type: 'number',
    required,
    min,
    validate: (value: number | null | undefined) =>
      penceProblem(value, { name, label, min, required }) ?? true,
    admin: {
      // An import is how to change many: it shows first what it would do, and can be undone.
      disableBulkEdit: true,
      description,
      components: {
        Field: '/components/pence/pence-field.tsx#PenceField',
        Cell: '/components/pence/pence-cell.tsx#PenceCell',
        Diff: '/components/pence/pence-diff.tsx#PenceDiff',
      },
    },
  };
}
