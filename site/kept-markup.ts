import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { KeptMarkup } from './components/kept-markup/kept-markup.tsx';

const maxBytes = 16 * 1024 * 1024;

const kept = new LRUCache<string, Uint8Array>({
  maxSize: maxBytes,
  sizeCalculation: (markup, key) => markup.length + key.length,
});

const encoder = new TextEncoder();

/**
 * The kept markup of one page: parts that it shares with others, and the rows of its tables. React is given a mark for each,
 * since it would copy them several times on the way to the document.
 */
export function createKeptMarkup() {
  const contents: Uint8Array[] = [];
  const mark = (content: Uint8Array) => `<!--kept ${contents.push(content) - 1}-->`;
  const markup: KeptMarkup = {
    part: (content) => mark(markupOf(content)),
    rows: (from, rows) => mark(rowsMarkup(from, rows)),
  };
  return {
    markup,
    /** The document in UTF-8, with the contents where their marks are. In texts React escapes what marks are made of. */
    fillIn: (document: string): Uint8Array =>
      joined(
        document
          .split(/<!--kept (\d+)-->/)
          .map((text, index) => (index % 2 === 0 ? encoder.encode(text) : contents[Number(text)]))
          .filter((bytes) => bytes !== undefined),
      ),
  };
}

/**
 * The markup of a table's rows, kept from page to page while they follow from the same texts, numbers and objects; and that of
 * each row: after a change of one price, the others are as they were.
 */
function rowsMarkup(...[from, rows]: Parameters<KeptMarkup['rows']>): Uint8Array {
  return keep(keyOf('rows', from), () => joined(rows().map(markupOf)));
}

function markupOf(element: ReactElement<object>): Uint8Array {
  const { type, props } = element;
  // What handles events is not in markup.
  const shown = Object.entries(props).filter(([, value]) => typeof value !== 'function');
  return keep(keyOf(type, shown.flat()), () => encoder.encode(shortened(renderToString(element))));
}

function keep(key: string, render: () => Uint8Array): Uint8Array {
  const known = kept.get(key);
  if (known) return known;
  const markup = render();
  kept.set(key, markup);
  return markup;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of parts) {
    all.set(part, end);
    end += part.length;
  }
  return all;
}

/**
 * Leaves out the end tags and quotes that HTML does not need: a value without quotes would take the slash of an empty element
 * as its own. In texts React escapes what these are made of.
 */
function shortened(markup: string): string {
  return markup
    .replaceAll(/<\/t[dhr]>/g, '')
    .replaceAll('/>', '>')
    .replaceAll(/(<path [^<>]*)><\/path>/g, '$1/>')
    .replaceAll(/="([^\s"'`=<>]+)"([^/])/g, '=$1$2');
}

function keyOf(type: unknown, from: readonly unknown[]): string {
  return [type, ...from].map(partOfKey).join();
}

function partOfKey(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
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
