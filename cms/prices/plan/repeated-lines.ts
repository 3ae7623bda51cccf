import { formatCount } from '#contract/rules/counted.ts';

const maxNamedLines = 5;

/** Finds the rows that are about the same thing, and names their lines; a row without a key is about nothing. */
export function repeatedLines<Row extends { line: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | undefined,
): (row: Row) => string | undefined {
  const linesByKey = new Map<string, number[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === undefined) continue;
    const lines = linesByKey.get(key);
    if (lines) lines.push(row.line);
    else linesByKey.set(key, [row.line]);
  }
  return (row) => {
    const lines = linesByKey.get(keyOf(row) ?? '') ?? [];
    return lines.length < 2 ? undefined : `Lines ${listOf(lines)}`;
  };
}

/** A few are named: each of the rows carries the list. */
function listOf(lines: readonly number[]): string {
  const more = lines.length - maxNamedLines;
  if (more > 0) return `${lines.slice(0, maxNamedLines).join(', ')} and ${formatCount(more)} more`;
  return `${lines.slice(0, -1).join(', ')} and ${lines.at(-1)}`;
}
