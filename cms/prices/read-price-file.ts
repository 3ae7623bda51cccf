import { fileTooLarge, mostFileBytes } from '#contract/rules/price-import.ts';
import { BadRequest } from '../runtime/errors.ts';
import { columns, findColumns, type ColumnKey } from './columns.ts';
import { readCsv } from './read-csv.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';

export type Cells = Partial<Record<ColumnKey, string>>;

/** A line of a file: where it stands, and its cells as far as the file has the column. */
export type FileRow = { line: number; cells: Cells; problem?: string };

export type PriceFile = {
  rows: FileRow[];
  /** Headings of columns that we do not know and pass over. */
  unusedColumns: string[];
};

/** A line as it stands in the file. */
export type Line = { line: number; cells: string[] };

export const mostRows = 25_000;

const tooLong = `The file has more than ${mostRows.toLocaleString('en-GB')} rows. Split it into smaller files and import one after the other.`;

/**
 * Reads a CSV or XLSX file, known by its content, whatever it is called.
 * @throws BadRequest with what is wrong and what to do, if it is not a table of prices.
 */
export async function readPriceFile(bytes: Buffer): Promise<PriceFile> {
  if (bytes.length > mostFileBytes) throw new BadRequest(fileTooLarge);
  if (bytes.length === 0) throw new BadRequest('The file is empty. Choose a file with prices.');
  const lines = isZip(bytes) ? readSpreadsheet(bytes) : readCsv(refuseBinary(bytes));
  return toPriceFile(lines);
}

async function toPriceFile(lines: AsyncIterable<Line>): Promise<PriceFile> {
  let found: ReturnType<typeof findColumns> | undefined;
  const rows: FileRow[] = [];
  for await (const { line, cells } of lines) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (!found) {
      found = usableColumns(cells);
      continue;
    }
    if (rows.length === mostRows) throw new BadRequest(tooLong);
    rows.push(toRow(line, cells, found.keys));
  }
  if (!found) throw new BadRequest('The file is empty. Choose a file with prices.');
  if (rows.length === 0) {
    throw new BadRequest('The file has headings but no rows below them. Add a row for each price.');
  }
  return { rows, unusedColumns: found.unused };
}

function usableColumns(headings: readonly string[]) {
  const found = findColumns(headings);
  if (found.missing.length > 0) {
    const only = headings.filter((heading) => heading.trim() !== '').length === 1;
    throw new BadRequest(
      `${only ? 'The file has one column only, and there' : 'There'} is no column called ${listOf(found.missing, 'and')}. ` +
        `The first row of the file must name its columns: ${columns.map(({ heading }) => heading).join(', ')}. Download the template to see how.`,
    );
  }
  if (found.repeated.length > 0) {
    throw new BadRequest(
      `There is more than one column called ${listOf(found.repeated, 'and')}. Keep the one that is right.`,
    );
  }
  return found;
}

function toRow(
  line: number,
  cells: readonly string[],
  keys: readonly (ColumnKey | undefined)[],
): FileRow {
  const known = keys.flatMap((key, index) => (key ? [[key, (cells[index] ?? '').trim()]] : []));
  const row: FileRow = { line, cells: Object.fromEntries(known) as Cells };
  const hasMore = cells.slice(keys.length).some((cell) => cell.trim() !== '');
  if (!hasMore) return row;
  return {
    ...row,
    problem:
      'This row has more cells than there are headings. Put quotation marks round a text that has a comma in it.',
  };
}

function isZip(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'));
}

/** @throws BadRequest for files that are called .csv and are something else. */
function refuseBinary(bytes: Buffer): Buffer {
  if (bytes.subarray(0, 1024).includes('%PDF-')) {
    throw new BadRequest(
      'This is a PDF document, whatever it is called. Ask for the prices as a spreadsheet or CSV file.',
    );
  }
  if (bytes.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))) {
    throw new BadRequest(
      'This is a spreadsheet in the old .xls format, or one with a password. Save it as .xlsx or CSV without a password and choose that file.',
    );
  }
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (!isUtf16 && bytes.subarray(0, 4096).includes(0)) {
    throw new BadRequest('This is neither a CSV file nor a spreadsheet. Save it as CSV or .xlsx.');
  }
  return bytes;
}

function listOf(names: readonly string[], word: string): string {
  const quoted = names.map((name) => `“${name}”`);
  return [quoted.slice(0, -1).join(', '), quoted.at(-1)].filter(Boolean).join(` ${word} `);
}
