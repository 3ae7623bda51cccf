import type { TextField } from 'payload';

export const doseProblem =
  'Write the dose as on the box, without a space: 2.5mg, 0.25mg or 3mg daily.';

/** Whether a text is a dose as written on the box: `2.5mg`, `3mg daily`. */
export function isDose(text: string): boolean {
  return /^\d+(\.\d+)?(mg|ml|mcg)( daily| weekly)?$/.test(text);
}

/** The strength of a medication and, if the box says so, how often it is taken. */
export const doseField: TextField = {
  name: 'dose',
  type: 'text',
  required: true,
  validate: (value: string | null | undefined) => isDose(value ?? '') || doseProblem,
  admin: { description: 'As on the box: 2.5mg, 3mg daily.' },
};
