import Papa from 'papaparse';
import { BadRequest } from '#cms/runtime/errors.ts';
import { formatCount } from '#contract/rules/counted.ts';
import { unescapeFormula } from '#contract/rules/formula-escape.ts';
import type { TakeLine } from './table.ts';

/** How many characters are worked on at once; 50 cells of the greatest length have a twentieth of it. */
const charactersAtOnce = 1_000_000;

/**
 * Passes on the lines of a CSV file in UTF-8, UTF-16 with a byte order mark, or else Windows-1252, separated by commas,
 * semicolons or tabs. Lines are numbered as a text editor numbers them, line breaks within cells included.
 * @throws BadRequest if a quotation mark is never closed, or a row is longer than a million characters.
 */
export function readCsv(bytes: Buffer, take: TakeLine): void {
  const text = withPlainBreaks(decode(bytes));
  let line = 1;
  let start = 0;
  let read = 0;
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text.slice(0, charactersAtOnce)),
    newline: '\n',
    chunkSize: charactersAtOnce,
    step: ({ data, errors, meta: { cursor } }) => {
      if (errors.length > 0) throw new BadRequest(quotationMark(line));
      if (cursor - start > charactersAtOnce) throw new BadRequest(longRow(line));
      take({ line, cells: data.map(unescapeFormula) });
      line += countBreaks(text, start, cursor);
      start = cursor;
    },
    chunk: () => {
      read = Math.min(read + charactersAtOnce, text.length);
      if (read - start > charactersAtOnce) throw new BadRequest(longRow(line));
    },
  });
}

function quotationMark(line: number): string {
  return `The row that begins in line ${line} does not end: a quotation mark is opened there and never closed. Close it or take it away.`;
}

function longRow(line: number): string {
  return `The row that begins in line ${line} has more than ${formatCount(charactersAtOnce)} characters. If a quotation mark is opened there and never closed, close it or take it away; otherwise delete the columns that are not needed.`;
}

function countBreaks(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', start); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) {
    count += 1;
  }
  return count;
}

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** In pieces, and not with `replaceAll`: either would take many times the memory of a text that is all breaks. */
function withPlainBreaks(text: string): string {
  const pieces: string[] = [];
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = start + charactersAtOnce;
    if (text[end - 1] === '\r' && text[end] === '\n') end += 1;
    const piece = text.slice(start, end).split('\r\n').join('\n');
    pieces.push(piece.split('\r').join('\n'));
  }
  return pieces.join('');
}

/** What separates the cells: there is most of it in the first lines, of which some may be titles. */
function delimiterOf(text: string): string {
  const firstLines = text.split('\n', 20);
  const counts = [',', ';', '\t'].map((delimiter) => ({
    delimiter,
    count: firstLines.reduce((sum, line) => sum + line.split(delimiter).length - 1, 0),
  }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).delimiter;
}
