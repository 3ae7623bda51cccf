import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

const mostCharacters = 16 * 1024 * 1024;

const kept = new LRUCache<string, string>({
  maxSize: mostCharacters,
  sizeCalculation: (markup, key) => markup.length + key.length,
});

/**
 * The markup of a row of a table, kept from page to page: after a change of one price, the other rows are as they were.
 * The same props are the same texts, numbers and objects.
 */
export function rowMarkup(row: ReactElement<object>): string {
  const key = keyOf(row);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const markup = shortened(renderToString(row));
  kept.set(key, markup);
  return markup;
}

/** Leaves out the end tags and quotes that HTML does not need. In texts React escapes what these are made of. */
function shortened(markup: string): string {
  return markup
    .replaceAll(/<\/t[dhr]>/g, '')
    .replaceAll('/>', '>')
    .replaceAll('></path>', '/>')
    .replaceAll(/="([^\s"'`=<>]+)"/g, '=$1');
}

function keyOf({ type, props }: ReactElement<object>): string {
  return [type, ...Object.values(props)].map(partOfKey).join('\n');
}

function partOfKey(value: unknown): string {
  if (Array.isArray(value)) return value.join();
  const isReference = (typeof value === 'object' && value !== null) || typeof value === 'function';
  return isReference ? `#${numberOf(value)}` : String(value);
}

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

function numberOf(reference: object): number {
  const known = numbers.get(reference);
  if (known !== undefined) return known;
  lastNumber += 1;
  numbers.set(reference, lastNumber);
  return lastNumber;
}
