import {
  maxCellLength,
  maxColumns,
  maxFileBytes,
  maxHeadingLength,
  maxRows,
} from '#contract/rules/price-import.ts';
import { BadRequest } from '#cms/runtime/errors.ts';
import { columns, findColumns, type ColumnKey, type FoundColumns } from './columns.ts';

export type Cells = Partial<Record<ColumnKey, string>>;

/** A row of a file: its line, and its cells in the columns that we know. */
export type FileRow = { line: number; cells: Cells; problem?: string };

export type PriceFile = {
  rows: FileRow[];
  /** Headings of columns that we do not know and ignore. */
  unusedColumns: string[];
};

/** A line as it stands in the file. */
export type Line = { line: number; cells: string[] };

/** Receives each line of a file as it is read; throwing stops the reading. */
export type TakeLine = (line: Line) => void;

/** Collects the rows of a price file, within the limits of an import. */
export function createPriceTable(): { add: TakeLine; finish: () => PriceFile } {
  const rows: FileRow[] = [];
  let found: FoundColumns | undefined;
  let characters = 0;

  return {
    /** @throws BadRequest if the line makes the file too large, or its headings cannot be used. */
    add: ({ line, cells }) => {
      if (isBlank(cells)) return;
      if (!isBlank(cells.slice(maxColumns))) {
        throw new BadRequest(
          `Line ${line} has more than ${maxColumns} columns. Delete the columns to the right of the prices.`,
        );
      }
      if (!found) {
        found = usableColumns(cells);
        return;
      }
      const row = toRow(line, cells, found.keys);
      for (const text of Object.values(row.cells)) characters += text.length;
      if (rows.length === maxRows || characters > maxFileBytes) throw new BadRequest(tooLong);
      rows.push(row);
    },

    /** @throws BadRequest if there are no prices. */
    finish: () => {
      if (!found) throw new BadRequest('The file is empty. Choose a file with prices.');
      if (rows.length === 0) {
        throw new BadRequest(
          'The file has headings but no rows below them. Add a row for each price.',
        );
      }
      return { rows, unusedColumns: found.unused };
    },
  };
}

// A spreadsheet holds a text once, however often it is used: what it unpacks to says little about its cells.
const tooLong = `The file has more than ${maxRows.toLocaleString('en-GB')} rows, or more than 10 MB of text. Split it into smaller files and import one after the other.`;

function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}

function usableColumns(headings: readonly string[]): FoundColumns {
  const long = headings.findIndex((heading) => heading.length > maxHeadingLength);
  if (long !== -1) {
    throw new BadRequest(
      `The heading of column ${long + 1} is longer than ${maxHeadingLength} characters. ${headingsWanted}`,
    );
  }
  const found = findColumns(headings);
  if (found.missing.length > 0) {
    const only = headings.filter((heading) => heading.trim() !== '').length === 1;
    throw new BadRequest(
      `${only ? 'The file has one column only, and there' : 'There'} is no column called ${listOf(found.missing, 'and')}. ${headingsWanted}`,
    );
  }
  if (found.repeated.length > 0) {
    throw new BadRequest(
      `There is more than one column called ${listOf(found.repeated, 'and')}. Keep the one that is right.`,
    );
  }
  return found;
}

const headingsWanted = `The first row of the file must name its columns: ${columns.map(({ heading }) => heading).join(', ')}. Download the template to see how.`;

function toRow(
  line: number,
  cells: readonly string[],
  keys: readonly (ColumnKey | undefined)[],
): FileRow {
  const known = keys.flatMap((key, index) =>
    key ? [[key, (cells[index] ?? '').trim()] as const] : [],
  );
  const long = known.find(([, text]) => text.length > maxCellLength);
  const shortened = known.map(([key, text]) => [key, text.slice(0, maxCellLength)]);
  const row: FileRow = { line, cells: Object.fromEntries(shortened) as Cells };
  if (long) return { ...row, problem: cellTooLong(long[0]) };
  if (isBlank(cells.slice(keys.length))) return row;
  return {
    ...row,
    problem:
      'This row has more cells than there are headings. Put quotation marks round a text that has a comma in it.',
  };
}

function cellTooLong(key: ColumnKey): string {
  const heading = columns.find((column) => column.key === key)?.heading;
  return `The cell below “${heading}” is longer than ${maxCellLength.toLocaleString('en-GB')} characters. Shorten it.`;
}

function listOf(names: readonly string[], word: string): string {
  const quoted = names.map((name) => `“${name}”`);
  return [quoted.slice(0, -1).join(', '), quoted.at(-1)].filter(Boolean).join(` ${word} `);
}
