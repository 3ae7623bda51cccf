import { stringify } from 'csv-stringify';
import { capitalised } from '#contract/rules/first-letter.ts';
import { escapeFormula } from '#contract/rules/formula-escape.ts';
import { inGroups } from '../in-groups.ts';
import type { Column, FileKind } from './columns.ts';

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
  return toSpreadsheet(cells, {
    sheet: `${capitalised(what)}s`,
    columns,
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

/** Amounts are numbers, to calculate with; every other cell is text, so that a dose stays a dose and nothing is run as a formula. */
async function toSpreadsheet(
  rows: readonly string[][],
  { sheet, columns }: { sheet: string; columns: readonly Column<string>[] },
): Promise<Buffer> {
  const headings = columns.map(({ heading }) => ({
    value: heading,
    type: String,
    fontWeight: 'bold' as const,
  }));
  const cells = rows.map((row) =>
    row.map((text, index) =>
      columns[index]?.isAmount && isNumber(text)
        ? { value: Number(text), type: Number, format: '#,##0.00' }
        : { value: text, type: String },
    ),
  );
  const { default: writeExcelFile } = await import('write-excel-file/node');
  return writeExcelFile([headings, ...cells], {
    sheet,
    stickyRowsCount: 1,
    columns: columns.map(({ width }) => ({ width })),
  }).toBuffer();
}

function isNumber(text: string): boolean {
  return /^\d+(\.\d+)?$/.test(text);
}
