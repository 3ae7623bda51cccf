/** Matches what spreadsheet programs treat as the start of a formula, after any apostrophes. */
const formula = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * Prefixes a text with an apostrophe if a spreadsheet program would run it as a formula (OWASP, CSV injection); use it
 * for every cell of a CSV file.
 */
export function escapeFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** Undoes {@link escapeFormula}. */
export function unescapeFormula(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
}
