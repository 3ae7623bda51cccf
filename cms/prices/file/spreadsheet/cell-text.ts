/** Whether what stands here is part of a cell's text; how a Japanese text is pronounced is not. */
export function isCellText(within: readonly string[]): boolean {
  return within.at(-1) === 't' && !within.includes('rPh');
}

/** The most that a cell of Excel holds, and more than a cell of ours may have. */
const maxCharacters = 32_767;

/** A text with some more of it, until it is too long for any cell. */
export function withMore(text: string, more: string): string {
  return text.length < maxCharacters ? text + more.slice(0, maxCharacters) : text;
}

/** What XML cannot hold is written as its code: `_x000D_`. */
export function unescapeText(text: string): string {
  return text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_code, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
