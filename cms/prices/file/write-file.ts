import { capitalised } from '#contract/rules/first-letter.ts';
import { writeTable, type TableFormat } from '#cms/tables/write-table.ts';
import type { FileKind } from './columns.ts';

type Written<Key extends string> = {
  kind: FileKind<Key>;
  rows: readonly Record<Key, string>[];
  format: TableFormat;
};

/** A file of these rows, as an import reads it. */
export function writeFile<Key extends string>({
  kind: { columns, row: what },
  rows,
  format,
}: Written<Key>): Promise<Buffer> {
  const cells = rows.map((row) => columns.map(({ key }) => row[key]));
  return writeTable(cells, {
    format,
    name: `${capitalised(what)}s`,
    columns: columns.map(({ heading, width, isAmount }) => ({ heading, width, isAmount })),
  });
}
