import type { Read } from './read-amount.ts';

const yes = new Set(['yes', 'y', 'true', '1', 'in stock', 'available', 'instock']);
const no = new Set(['no', 'n', 'false', '0', 'out of stock', 'unavailable', 'outofstock']);

/** Yes or no, in the words that people use; an empty cell does not say. */
export function readStock(text: string): Read<boolean | undefined> {
  const word = text.toLowerCase().replace(/[\s_-]+/g, ' ');
  if (word === '') return { value: undefined };
  if (yes.has(word)) return { value: true };
  if (no.has(word)) return { value: false };
  return { problem: `“${text}” says nothing about stock. Write yes or no.` };
}
