import { CsvError, parse } from 'csv-parse';
import { BadRequest } from '../runtime/errors.ts';
import { unescapeFormula } from './formula-escape.ts';
import { pause } from './pause.ts';
import type { Line } from './read-price-file.ts';

const charactersAtOnce = 64 * 1024;

/**
 * The lines of a CSV file in UTF-8, UTF-16 with its mark, or else Windows-1252, separated by commas, semicolons or
 * tabs. A line that an earlier cell's line breaks have moved is numbered as a text editor numbers it.
 * @throws BadRequest if a quotation mark is never closed.
 */
export async function* readCsv(bytes: Buffer): AsyncGenerator<Line> {
  const text = decode(bytes);
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(text),
    max_record_size: 100_000,
    relax_column_count: true,
    relax_quotes: true,
  });
  void feed(text, parser);
  let line = 1;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      yield { line, cells: cells.map(unescapeFormula) };
      // A cell may run over several lines.
      line += cells.join('').split(/\r\n|\r|\n/).length;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new BadRequest(
      `The row that begins in line ${line} does not end: a quotation mark is opened there and never closed. Close it or take it away.`,
    );
  }
}

/** A piece at a time, so that the site goes on answering. */
async function feed(text: string, parser: ReturnType<typeof parse>): Promise<void> {
  for (let start = 0; start < text.length && !parser.destroyed; start += charactersAtOnce) {
    parser.write(text.slice(start, start + charactersAtOnce));
    await pause();
  }
  parser.end();
}

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What separates the headings. */
function delimiterOf(text: string): string {
  const [headings = ''] = text.split(/\r?\n|\r/, 1);
  const counts = [',', ';', '\t'].map((delimiter) => ({
    delimiter,
    count: headings.split(delimiter).length,
  }));
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).delimiter;
}
