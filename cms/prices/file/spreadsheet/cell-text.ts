/** Whether what stands here is part of a cell's text; how a Japanese text is pronounced is not. */
export function isCellText(within: readonly string[]): boolean {
  return within.at(-1) === 't' && !within.includes('rPh');
}

/** What XML cannot hold is written as its code: `_x000D_`. */
export function unescapeText(text: string): string {
  return text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_code, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
