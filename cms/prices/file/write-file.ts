import { stringify } from 'csv-stringify';
import writeExcelFile from 'write-excel-file/node';
import { escapeFormula } from '#contract/rules/formula-escape.ts';
import { inGroups } from '../in-groups.ts';
import type { FileKind } from './columns.ts';

export const fileFormats = ['csv', 'xlsx'] as const;
export type FileFormat = (typeof fileFormats)[number];

type Written<Key extends string> = {
  kind: FileKind<Key>;
  rows: readonly Record<Key, string>[];
  format: FileFormat;
};

/** A file of these rows, as an import reads it. */
export function writeFile<Key extends string>({
  kind: { columns, row: what },
  rows,
  format,
}: Written<Key>): Promise<Buffer> {
  const headings = columns.map(({ heading }) => heading);
  const cells = rows.map((row) => columns.map(({ key }) => row[key]));
  if (format === 'csv') return toCsv([headings, ...cells]);
  return toSpreadsheet([headings, ...cells], {
    sheet: `${what.charAt(0).toUpperCase()}${what.slice(1)}s`,
    widths: columns.map(({ width }) => width),
  });
}

/** With the mark by which Excel knows UTF-8. */
async function toCsv(lines: readonly string[][]): Promise<Buffer> {
  const csv = stringify({ bom: true, record_delimiter: 'windows' });
  const text = csv.setEncoding('utf8').toArray() as Promise<string[]>;
  for await (const group of inGroups(lines, 1000)) {
    for (const line of group) csv.write(line.map(escapeFormula));
  }
  csv.end();
  return Buffer.from((await text).join(''));
}

/** Every cell is text, so that a dose stays a dose and nothing is run as a formula. */
function toSpreadsheet(
  [headings = [], ...cells]: readonly string[][],
  { sheet, widths }: { sheet: string; widths: readonly number[] },
): Promise<Buffer> {
  const headingRow = headings.map((value) => ({
    value,
    type: String,
    fontWeight: 'bold' as const,
  }));
  const rows = cells.map((row) => row.map((value) => ({ value, type: String })));
  return writeExcelFile([headingRow, ...rows], {
    sheet,
    stickyRowsCount: 1,
    columns: widths.map((width) => ({ width })),
  }).toBuffer();
}
