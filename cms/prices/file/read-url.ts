import { isWebAddress, webAddressProblem } from '#contract/rules/web-address.ts';
import type { Read } from './read-amount.ts';

/** A web address; an empty cell means none. */
export function readUrl(text: string): Read<string | null> {
  if (text === '') return { value: null };
  return isWebAddress(text)
    ? { value: text }
    : { problem: `“${text}” is not a web address. ${webAddressProblem}` };
}
