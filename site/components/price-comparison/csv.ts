import { escapeFormula } from '#contract/rules/formula-escape.ts';

/** Converts a table to CSV (RFC 4180), with a byte order mark so that Excel reads it as UTF-8. */
export function toCsv(table: readonly (readonly string[])[]): string {
  return `\uFEFF${table.map((row) => `${row.map(toField).join(',')}\r\n`).join('')}`;
}

function toField(text: string): string {
  const escaped = escapeFormula(text);
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}
