/** A word of a text, in lower case, and where it stands. */
type Word = { word: string; start: number; end: number };

/** What one word of a phrase may be. */
type Slot = { words: ReadonlySet<string>; isOptional: boolean };

export type Found = { start: number; end: number };

const numbers = new Set(
  'a an half one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty'.split(
    ' ',
  ),
);

/**
 * A finder of phrases, each written as `best|strongest [weight] [loss] injection|jab`: words in their order, with `|`
 * between those that may stand in one place, and brackets around what may be left out. `#` is a number, `*` any word.
 * Capitals, hyphens and punctuation make no difference. It takes time in proportion to the text, which a regular
 * expression of this kind would not.
 */
export function phrases(...written: readonly string[]): (text: string) => Found | undefined {
  const all = written.map(readPhrase);
  return (text) => {
    const words = wordsOf(text);
    for (const [index, { start }] of words.entries()) {
      for (const slots of all) {
        const end = endOf(slots, words.slice(index, index + slots.length));
        if (end !== undefined) return { start, end };
      }
    }
    return undefined;
  };
}

function readPhrase(written: string): Slot[] {
  return written.split(' ').map((slot) => {
    const isOptional = slot.startsWith('[');
    return { words: new Set((isOptional ? slot.slice(1, -1) : slot).split('|')), isOptional };
  });
}

/** Where a phrase that begins with the first of the words ends; undefined if none does. */
function endOf(
  [slot, ...slots]: readonly Slot[],
  words: readonly Word[],
  end = 0,
): number | undefined {
  if (!slot) return end;
  const [word, ...rest] = words;
  const taken = word && fits(slot, word) ? endOf(slots, rest, word.end) : undefined;
  return taken ?? (slot.isOptional ? endOf(slots, words, end) : undefined);
}

function fits({ words }: Slot, { word }: Word): boolean {
  if (words.has('*') || words.has(word)) return true;
  return words.has('#') && (numbers.has(word) || /^\d/.test(word));
}

/** Numbers and units that are written together are words of their own, and so is a per cent sign. */
function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}’']+|\d[\d.]*|%/gu)].map(({ 0: found, index }) => ({
    word: found.toLowerCase().replaceAll('’', "'"),
    start: index,
    end: index + found.length,
  }));
}
