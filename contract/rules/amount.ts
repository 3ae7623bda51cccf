import type { Pence } from './money.ts';

/** £10,000: anything above is a typing mistake, or pence entered as pounds. */
const maxPence = 1_000_000;

/** Whether a number is a valid price (`min` 1) or fee (`min` 0) in whole pence. */
export function isAmount(pence: Pence, min: number): boolean {
  return Number.isSafeInteger(pence) && pence >= min && pence <= maxPence;
}

/** A field that takes an amount, as Payload describes it; its label is its name in the form, as in “Price (£)”. */
export type AmountField = { name: string; label?: unknown; min?: number; required?: boolean };

/**
 * What is wrong with an amount, for whoever is in its form; undefined if nothing is. It is held in pence, as the text that was
 * typed if that is no amount, or as nothing.
 */
export function penceProblem(
  held: number | string | null | undefined,
  { name, label, min = 0, required = false }: AmountField,
): string | undefined {
  const title = typeof label === 'string' ? label : name;
  const range = min > 0 ? 'an amount above £0' : 'an amount of £0 or more';
  const example = min > 0 ? 'as in 129.50' : 'as in 4.95';
  if (held === null || held === undefined)
    return required ? `“${title}” is required: enter ${range}, ${example}.` : undefined;
  if (typeof held === 'number') {
    if (isAmount(held, min)) return undefined;
    if (held > maxPence) return 'More than £10,000 is not plausible. Check the amount.';
  }
  const orEmpty = required ? '' : ', or leave it empty';
  // No form holds a part of a penny.
  const forPrograms = Number.isFinite(held) && !Number.isInteger(held) ? inPence : '';
  return `“${title}” takes ${range}, with a point before the pence, ${example}${orEmpty}.${forPrograms}`;
}

const inPence = ' It is stored in whole pence, as in 12950.';
