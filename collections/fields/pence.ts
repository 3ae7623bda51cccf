import type { NumberField } from 'payload';

type PenceField = Pick<NumberField, 'name' | 'label'> & {
  required?: boolean;
  /** The smallest amount allowed: 1 for a price, 0 for a fee that may be free. */
  atLeast: 0 | 1;
  description: string;
};

/** An amount of money in whole pence; left empty it is unknown, which is not the same as 0. */
export function penceField({
  name,
  label,
  required,
  atLeast,
  description,
}: PenceField): NumberField {
  return {
    name,
    label,
    type: 'number',
    required,
    min: atLeast,
    validate: (value: number | null | undefined) => {
      if (value === null || value === undefined)
        return !required || 'Please give an amount in pence.';
      if (Number.isSafeInteger(value) && value >= atLeast) return true;
      return atLeast === 1
        ? 'A price is a positive whole number of pence: £129.50 is 12950.'
        : 'A fee is a whole number of pence, 0 for none; leave it empty if it is not known.';
    },
    admin: { description, step: 1 },
  };
}
