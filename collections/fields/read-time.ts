import type { NumberField } from 'payload';
import { isWholeNumber } from './whole-number.ts';

/** The reading time of a text in minutes. */
export const readTimeField: NumberField = {
  name: 'readTimeMinutes',
  label: 'Reading time (minutes)',
  type: 'number',
  required: true,
  min: 1,
  validate: (value: number | null | undefined) =>
    isWholeNumber(value, { from: 1, to: 600 }) || 'Enter a whole number of minutes from 1 to 600.',
  admin: { position: 'sidebar', description: 'At 200 words a minute.' },
};
