import { SaxesParser } from 'saxes';
import { damaged } from './damaged.ts';

/**
 * What to do with an XML document as it is read. Elements are named without their prefix; `within` names those that are
 * open, from the outermost to the innermost.
 */
export type XmlHandlers = {
  open?: (
    name: string,
    attributes: Readonly<Record<string, string>>,
    within: readonly string[],
  ) => void;
  text?: (text: string, within: readonly string[]) => void;
  close?: (name: string) => void;
};

/** What is parsed at once, in bytes: less than a sheet, so that its text is never there as a whole. */
const bytesAtOnce = 64 * 1024;

/** Many times what a spreadsheet has, and little for the parser to keep. */
const maxAttributes = 1000;
const maxDepth = 1000;
/** How long a name, an attribute or a text may be; a cell of Excel has 32,767 characters, of six bytes at most. */
const maxBytesOfOne = 1024 * 1024;

/**
 * Reads an XML document from its beginning to its end.
 * @throws BadRequest if it is none, or an element has more than 1,000 attributes or is in more than 1,000 others, or a
 * name or text has more than a megabyte.
 */
export function readXml(xml: Buffer, { open, text, close }: XmlHandlers): void {
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw damaged();
  });
  const within: string[] = [];
  let start = 0;
  let startOfOne = 0;
  let attributeCount = 0;
  parser.on('attribute', () => {
    startOfOne = start;
    attributeCount += 1;
    if (attributeCount > maxAttributes) throw damaged();
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (within.length === maxDepth) throw damaged();
    startOfOne = start;
    open?.(localName(name), attributes, within);
    within.push(localName(name));
    attributeCount = 0;
  });
  parser.on('closetag', ({ name }) => {
    startOfOne = start;
    within.pop();
    close?.(localName(name));
  });
  if (text) {
    parser.on('text', (characters) => text(characters, within));
    parser.on('cdata', (characters) => text(characters, within));
  }
  const decoder = new TextDecoder();
  for (; start < xml.length; start += bytesAtOnce) {
    if (start - startOfOne > maxBytesOfOne) throw damaged();
    parser.write(decoder.decode(xml.subarray(start, start + bytesAtOnce), { stream: true }));
  }
  parser.close();
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
