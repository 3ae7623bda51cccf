import { readPounds } from '#contract/rules/money.ts';

/** What the form holds of an amount that is typed: pence, null if nothing is typed, else a text, for the form to refuse. */
export function typedAmount(text: string): number | string | null {
  if (text.trim() === '') return null;
  return readPounds(text) ?? notANumber(text);
}

/** Payload reads a number off the beginning of any text: “4,95” would be 4 pence. */
function notANumber(text: string): string {
  return `£${text.replaceAll('£', '')}`;
}
