import type { NumberField } from 'payload';

type PenceField = Pick<NumberField, 'name' | 'label'> & {
  required?: boolean;
  /** The smallest amount allowed: 1 for a price, 0 for a fee that may be free. */
  min: 0 | 1;
  description: string;
};

/** £10,000: whatever is more is a slip of the keyboard, or pounds taken for pence. */
const maxPence = 1_000_000;
const tooMuch = 'More than £10,000 is not plausible. Look at the amount again.';

/** Whether a number is an amount in pence that a price (at least 1) or a fee (at least 0) may be. */
export function isAmount(pence: number, min: 0 | 1): boolean {
  return Number.isSafeInteger(pence) && pence >= min && pence <= maxPence;
}

/** An amount of money in whole pence, shown and typed in pounds; left empty it is unknown, which is not the same as 0. */
export function penceField({ name, label, required, min, description }: PenceField): NumberField {
  return {
    name,
    label,
    type: 'number',
    required,
    min,
    validate: (value: number | null | undefined) => {
      if (value === null || value === undefined) return !required || 'Please give an amount.';
      if (isAmount(value, min)) return true;
      if (value > maxPence) return tooMuch;
      return min === 1
        ? 'A price is more than £0, with at most two decimals: £129.50, which is stored as 12950 pence.'
        : 'A fee is £0 or more, with at most two decimals, stored in pence; leave it empty if it is not known.';
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
