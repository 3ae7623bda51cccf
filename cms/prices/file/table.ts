import {
  maxCellLength,
  maxColumns,
  maxFileBytes,
  maxHeadingLength,
  maxRows,
  type DecimalComma,
  type FileQuestion,
  type RenamedColumn,
} from '#contract/rules/price-import.ts';
import { BadRequest } from '#cms/runtime/errors.ts';
import { formatCount } from '#contract/rules/counted.ts';
import { findColumns, type FileKind, type FoundColumns, type OtherNames } from './columns.ts';
import { findDecimalComma, readDecimalComma } from './decimal-commas.ts';
import { UnclearFile } from './unclear-file.ts';

export type Cells<Key extends string> = Partial<Record<Key, string>>;

/** A row of a file: its line, and its cells in the columns that we know. */
export type FileRow<Key extends string> = { line: number; cells: Cells<Key>; problem?: string };

/** What a file holds. */
export type Table<Key extends string> = {
  rows: FileRow<Key>[];
  /** Columns that are read by another name. */
  renamedColumns: RenamedColumn[];
  /** Headings of columns that we do not know and ignore. */
  unusedColumns: string[];
  /** Headings of ours that a column of another name could be read as. */
  freeColumns: string[];
  /** The first amount with a decimal comma. */
  decimalComma: DecimalComma | undefined;
};

/** What is known of a file besides what is in it. */
export type Hints = {
  /** What our columns are called elsewhere. */
  otherNames?: OtherNames;
  /** Whether amounts have decimal commas; otherwise such an amount is none. */
  hasDecimalCommas?: boolean;
};

/** A line as it is in the file. */
export type Line = { line: number; cells: string[] };

/** Receives each line of a file as it is read; throwing stops the reading. */
export type TakeLine = (line: Line) => void;

/** How many lines with something in them may come before the first row. */
export const maxLinesToHeadings = 20;

/** Collects the rows of a file, below the first line that names its columns, within the limits of an import. */
export function createTable<Key extends string>(
  kind: FileKind<Key>,
  { otherNames, hasDecimalCommas = false }: Hints = {},
): { add: TakeLine; finish: () => Table<Key> } {
  const rows: FileRow<Key>[] = [];
  /** Titles and other lines until the headings are found. */
  const above: string[][] = [];
  let found: FoundColumns<Key> | undefined;
  let decimalComma: DecimalComma | undefined;
  let characters = 0;

  return {
    /** @throws BadRequest if the line makes the file too large, or its headings cannot be used. */
    add: ({ line, cells: all }) => {
      if (isBlank(all)) return;
      const cells = all.slice(0, maxColumns);
      if (!isBlank(all.slice(maxColumns))) {
        throw new BadRequest(
          `Line ${line} has more than ${maxColumns} columns. Delete the columns to the right of the ${kind.row}s.`,
        );
      }
      if (!found) {
        if (hasHeadings(kind, cells, otherNames)) found = usableColumns(kind, cells, otherNames);
        else above.push(cells);
        if (above.length === maxLinesToHeadings) refuseHeadings(kind, above, otherNames);
        return;
      }
      const row = toRow({ line, cells }, found.keys, kind);
      for (const key of found.keys) characters += (key && row.cells[key]?.length) ?? 0;
      if (rows.length === maxRows || characters > maxFileBytes) throw new BadRequest(tooLong);
      decimalComma ??= findInAmounts(row);
      rows.push(hasDecimalCommas ? readDecimalCommas(row) : row);
    },

    /** @throws BadRequest if there are no rows. */
    finish: () => {
      if (!found && above.length > 0) return refuseHeadings(kind, above, otherNames);
      if (!found) throw new BadRequest(`The file is empty. Choose a file with ${kind.row}s.`);
      if (rows.length === 0) {
        throw new BadRequest(
          `The file has headings but no rows below them. Add a row for each ${kind.row}.`,
        );
      }
      return {
        rows,
        renamedColumns: found.renamed,
        unusedColumns: found.unused,
        freeColumns: found.free,
        decimalComma,
      };
    },
  };

  function findInAmounts({ cells }: FileRow<Key>): DecimalComma | undefined {
    for (const { key, isAmount } of kind.columns) {
      const example = isAmount && findDecimalComma(cells[key] ?? '');
      if (example) return example;
    }
    return undefined;
  }

  function readDecimalCommas(row: FileRow<Key>): FileRow<Key> {
    const cells = { ...row.cells };
    for (const { key, isAmount } of kind.columns) {
      const text = isAmount && cells[key];
      if (!text) continue;
      const read = readDecimalComma(text);
      if ('problem' in read) return { ...row, problem: row.problem ?? read.problem };
      cells[key] = read.text;
    }
    return { ...row, cells };
  }
}

// A spreadsheet holds a text once, however often it is used: what it unpacks to says little about its cells.
const tooLong = `The file has more than ${formatCount(maxRows)} rows, or more than 10 MB of text. Split it into smaller files and import one after the other.`;

/** Whether nothing is in any of the cells. */
export function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}

/** Whether a line names all the columns that a file must have. */
export function hasHeadings<Key extends string>(
  { columns }: FileKind<Key>,
  cells: readonly string[],
  otherNames?: OtherNames,
): boolean {
  return findColumns(columns, cutToHeadings(cells), otherNames).missing.length === 0;
}

/** What is far too long for a heading takes too long to compare. */
function cutToHeadings(cells: readonly string[]): string[] {
  return cells.map((cell) => cell.slice(0, maxHeadingLength + 1));
}

/** @throws BadRequest if the headings are too long, or there are two of one column. */
function usableColumns<Key extends string>(
  kind: FileKind<Key>,
  headings: readonly string[],
  otherNames?: OtherNames,
): FoundColumns<Key> {
  refuseLongHeadings(kind, headings);
  const found = findColumns(kind.columns, headings, otherNames);
  if (found.repeated.length === 0) return found;
  const text = `There is more than one column called ${listOf(found.repeated, 'and')}. Keep the one that is right.`;
  // Those that have another name need not be kept.
  throw found.renamed.length > 0
    ? new UnclearFile(text, questionAbout(found, text))
    : new BadRequest(text);
}

/** @throws BadRequest with what is missing in the line that is most like headings. */
function refuseHeadings<Key extends string>(
  kind: FileKind<Key>,
  lines: readonly string[][],
  otherNames?: OtherNames,
): never {
  const [likest] = lines
    .map((headings) => ({
      headings,
      found: findColumns(kind.columns, cutToHeadings(headings), otherNames),
      filled: headings.filter((heading) => heading.trim() !== '').length,
    }))
    .toSorted((a, b) => a.found.missing.length - b.found.missing.length || b.filled - a.filled);
  if (!likest) throw new BadRequest(headingsWanted(kind));
  const { headings, found, filled } = likest;
  refuseLongHeadings(kind, headings);
  const text = `${filled === 1 ? 'The file has one column only, and there' : 'There'} is no column called ${listOf(found.missing, 'and')}.`;
  const refusal = `${text} ${headingsWanted(kind)}`;
  throw found.unused.length >= found.missing.length
    ? new UnclearFile(refusal, questionAbout(found, text))
    : new BadRequest(refusal);
}

function questionAbout<Key extends string>(
  { renamed, unused, free }: FoundColumns<Key>,
  text: string,
): FileQuestion {
  return {
    about: 'columns',
    text,
    renamedColumns: renamed,
    unusedColumns: unused,
    freeColumns: free,
  };
}

function refuseLongHeadings<Key extends string>(
  kind: FileKind<Key>,
  headings: readonly string[],
): void {
  const long = headings.findIndex((heading) => heading.length > maxHeadingLength);
  if (long === -1) return;
  throw new BadRequest(
    `The heading of column ${long + 1} is longer than ${maxHeadingLength} characters. ${headingsWanted(kind)}`,
  );
}

function headingsWanted<Key extends string>({ columns, example }: FileKind<Key>): string {
  const names = columns.map(({ heading }) => heading).join(', ');
  return `One of the first ${maxLinesToHeadings} rows must name the columns: ${names}. ${example}`;
}

function toRow<Key extends string>(
  { line, cells }: Line,
  keys: readonly (Key | undefined)[],
  { columns }: FileKind<Key>,
): FileRow<Key> {
  const known = keys.flatMap((key, index) =>
    key ? [[key, (cells[index] ?? '').trim()] as const] : [],
  );
  const long = known.find(([, text]) => text.length > maxCellLength);
  const shortened = known.map(([key, text]) => [key, shorten(text)]);
  const row: FileRow<Key> = { line, cells: Object.fromEntries(shortened) as Cells<Key> };
  if (long) {
    const heading = columns.find(({ key }) => key === long[0])?.heading;
    return { ...row, problem: cellTooLong(heading) };
  }
  if (isBlank(cells.slice(keys.length))) return row;
  return {
    ...row,
    problem:
      'This row has more cells than there are headings. Put quotation marks round a text that has a comma in it.',
  };
}

// oxlint-disable-next-line no-control-regex -- the class of Unicode takes seven times as long
const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** Characters of control count as spaces: nobody sees them, and JSON makes six of each. */
function shorten(text: string): string {
  return text.slice(0, maxCellLength).replaceAll(control, ' ').trim();
}

function cellTooLong(heading: string | undefined): string {
  return `The cell below “${heading}” is longer than ${formatCount(maxCellLength)} characters. Shorten it.`;
}

function listOf(names: readonly string[], word: string): string {
  const quoted = names.map((name) => `“${name}”`);
  return [quoted.slice(0, -1).join(', '), quoted.at(-1)].filter(Boolean).join(` ${word} `);
}
