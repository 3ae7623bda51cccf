import { isAmount } from '#contract/rules/amount.ts';
import { readPounds, type Pence } from '#contract/rules/money.ts';

/** The value of a cell, or a sentence that says what is wrong with it. */
export type Read<Value> = { value: Value } | { problem: string };

/** A price in pounds, as people write it: `129.5`, `£1,299.00`, `GBP 129`. */
export function readPrice(text: string): Read<Pence> {
  if (text === '') return { problem: 'The price is missing. Write it in pounds, as in 129.50.' };
  const pence = readPounds(text);
  return pence !== undefined && isAmount(pence, 1)
    ? { value: pence }
    : {
        problem: `“${text}” is not a price. Write pounds between 0.01 and 10,000, as in 129.50.`,
      };
}

const free = new Set(['free', 'included', 'none', 'no fee', 'nil']);
const unknown = new Set([
  '',
  '-',
  '–',
  '—',
  'n/a',
  'na',
  'unknown',
  'not known',
  'not stated',
  '?',
]);

/** The price of a first order in pounds; an empty cell, or a word such as “none”, is that no such price is known. */
export function readFirstOrderPrice(text: string): Read<Pence | null> {
  const word = text.toLowerCase();
  return word === 'none' || isUnknown(word) ? { value: null } : readPrice(text);
}

/** Whether a cell, in lower case, says that something is not known. */
export function isUnknown(word: string): boolean {
  return unknown.has(word);
}

/** A fee in pounds; an empty cell is an unknown fee, and a word such as “free” is 0. */
export function readFee(text: string): Read<Pence | null> {
  const word = text.toLowerCase();
  if (isUnknown(word)) return { value: null };
  if (free.has(word)) return { value: 0 };
  const pence = readPounds(text);
  return pence !== undefined && isAmount(pence, 0)
    ? { value: pence }
    : {
        problem: `“${text}” is not a fee. Write pounds up to 10,000, as in 4.95, or 0 where it is free; leave it empty if it is not known.`,
      };
}
