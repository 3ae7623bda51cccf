/** A text with a capital at its beginning, as a sentence or a label: `Very positive`. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A text without a capital at its beginning, as in the middle of a sentence: `very positive`. */
export function uncapitalised(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
