import { escapeFormula } from '#contract/rules/formula-escape.ts';

/** A table as CSV (RFC 4180): UTF-8 with a byte order mark, so that Excel reads £ and names right. */
export function toCsv(table: readonly (readonly string[])[]): string {
  return `\uFEFF${table.map((row) => `${row.map(toField).join(',')}\r\n`).join('')}`;
}

function toField(text: string): string {
  const harmless = escapeFormula(text);
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
