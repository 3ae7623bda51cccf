import type { FeeBasis } from '#contract/rules/consultation-fee-basis.ts';
import { isUnknown, type Read } from './read-amount.ts';

const words = new Map<string, FeeBasis>([
  ['once', 'once'],
  ['once only', 'once'],
  ['first order', 'once'],
  ['yearly', 'yearly'],
  ['annually', 'yearly'],
  ['once a year', 'yearly'],
  ['with each order', 'order'],
  ['each order', 'order'],
  ['every order', 'order'],
  ['per order', 'order'],
]);

/** How often a consultation fee is charged; an empty cell is not known. */
export function readBasis(text: string): Read<FeeBasis | null> {
  const word = text.toLowerCase();
  if (isUnknown(word)) return { value: null };
  const basis = words.get(word);
  return basis
    ? { value: basis }
    : {
        problem: `“${text}” does not say how often the consultation fee is charged. Write once, once a year or with each order, or leave it empty if it is not known.`,
      };
}
