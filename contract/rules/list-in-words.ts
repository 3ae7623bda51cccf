const list = new Intl.ListFormat('en-GB');

/** Texts as a list within a sentence: `Mounjaro, Wegovy and Saxenda`. */
export function listInWords(texts: readonly string[]): string {
  return list.format(texts);
}
