import { stringify } from 'csv-stringify/sync';
import { escapeFormula } from '#contract/rules/formula-escape.ts';
import type { Value } from '#contract/rules/open-data.ts';
import { inGroups } from '../runtime/in-groups.ts';

/** The rows that become text in one turn of the event loop: a few milliseconds' work. */
const rowsAtOnce = 200;

type Row = Readonly<Record<string, Value>>;

/**
 * Rows as a CSV file with a head; what a spreadsheet would run is text. Yields to the event loop between parts of a long
 * file.
 */
export async function toCsv(
  columns: readonly { name: string }[],
  rows: readonly Row[],
): Promise<string> {
  const options = { columns: columns.map(({ name }) => name), cast: { boolean: String } };
  const parts = [stringify([], { ...options, header: true })];
  for await (const group of inGroups(rows, rowsAtOnce))
    parts.push(stringify(group.map(withoutFormulas), options));
  return parts.join('');
}

function withoutFormulas(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' ? escapeFormula(value) : value,
    ]),
  );
}
