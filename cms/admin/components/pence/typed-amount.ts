import { readPounds } from '#contract/rules/money.ts';

/** The form’s value for a typed amount: pence, null if nothing is typed, otherwise the text, for the form to refuse. */
export function typedAmount(text: string): number | string | null {
  if (text.trim() === '') return null;
  return readPounds(text) ?? notANumber(text);
}

/** Payload reads a number off the beginning of any text: “4,95” would be 4 pence. */
function notANumber(text: string): string {
  return `£${text.replaceAll('£', '')}`;
}
