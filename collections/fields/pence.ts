import type { NumberField } from 'payload';

type PenceField = Pick<NumberField, 'name' | 'label'> & {
  required?: boolean;
  /** The smallest amount allowed: 1 for a price, 0 for a fee that may be free. */
  min: 0 | 1;
  description: string;
};

/** £10,000: anything above is a typing mistake, or pence entered as pounds. */
const maxPence = 1_000_000;
const tooMuch = 'More than £10,000 is not plausible. Check the amount.';

/** Whether a number is a valid price (`min` 1) or fee (`min` 0) in whole pence. */
export function isAmount(pence: number, min: 0 | 1): boolean {
  return Number.isSafeInteger(pence) && pence >= min && pence <= maxPence;
}

/** An amount in whole pence, shown and typed in pounds; empty means unknown, not 0. */
export function penceField({ name, label, required, min, description }: PenceField): NumberField {
  return {
    name,
    label,
    type: 'number',
    required,
    min,
    validate: (value: number | null | undefined) => {
      if (value === null || value === undefined) return !required || 'Enter an amount.';
      if (isAmount(value, min)) return true;
      if (value > maxPence) return tooMuch;
      return min === 1
        ? 'Enter a price above £0 in pounds, with a point before the pence, such as £129.50 (stored as 12950 pence).'
        : 'Enter a fee of £0 or more in pounds, with a point before the pence, such as £4.95 (stored as 495 pence), or leave it empty if it is not known.';
    },
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
