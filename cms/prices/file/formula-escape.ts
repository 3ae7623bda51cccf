/** What spreadsheet programs take for the beginning of a formula, behind apostrophes that were there before. */
const formula = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** The text as a spreadsheet program shows it, instead of running it as a formula: with an apostrophe before it. */
export function escapeFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** Undoes {@link escapeFormula}. */
export function unescapeFormula(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
}
