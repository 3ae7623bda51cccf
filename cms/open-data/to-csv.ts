import { stringify } from 'csv-stringify/sync';
import { escapeFormula } from '#contract/rules/formula-escape.ts';
import type { Value } from '#contract/rules/open-data.ts';

/** Rows as a CSV file with a head; what a spreadsheet would run is text. */
export function toCsv(
  columns: readonly { name: string }[],
  rows: readonly Readonly<Record<string, Value>>[],
): string {
  return stringify(
    rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          typeof value === 'string' ? escapeFormula(value) : value,
        ]),
      ),
    ),
    { header: true, columns: columns.map(({ name }) => name), cast: { boolean: String } },
  );
}
