import { doseProblem, isDose } from '#collections/fields/dose.ts';
import type { Read } from './read-amount.ts';

/** The name of a provider or medication. */
export function readName(what: 'medication' | 'provider'): (text: string) => Read<string> {
  return (text) => (text === '' ? { problem: `The ${what} is missing.` } : { value: text });
}

/** A dose as on the box, in any case and spacing, and with either decimal mark: `2,5 MG` is `2.5mg`. */
export function readDose(text: string): Read<string> {
  if (text === '') return { problem: 'The dose is missing.' };
  const dose = text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^(\d+),(\d{1,2}\D)/, '$1.$2')
    .replace(/(\d) (mg|ml|mcg)/, '$1$2');
  return isDose(dose) ? { value: dose } : { problem: `“${text}” is not a dose. ${doseProblem}` };
}
