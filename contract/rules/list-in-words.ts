/** Texts as a list within a sentence: `Mounjaro, Wegovy and Saxenda`. */
export function listInWords(texts: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  const [last = '', ...before] = texts.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} ${conjunction} ${last}`;
}
