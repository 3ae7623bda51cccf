/** A word of a text, in lower case, and where it stands. */
export type Word = { word: string; isNumber: boolean; start: number; end: number };

/** What one word of a phrase may be. */
type Slot = { words: ReadonlySet<string>; isOptional: boolean };

type Phrase = readonly Slot[];

export type Found = { start: number; end: number };

/** All that it finds among the words of a text, in their order; one at most begins with each word. */
export type Finder = (words: readonly Word[]) => Iterable<Found>;

const numbers = new Set(
  'a an half one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty'.split(
    ' ',
  ),
);

/**
 * A finder of phrases, each written as `best|strongest [weight] [loss] injection|jab`: words in their order, with `|`
 * between those that may stand in one place, and brackets around what may be left out. `#` is a number, `*` any word; a
 * phrase begins with a word or with `#`. Capitals, hyphens and punctuation make no difference. It takes time in
 * proportion to the text, which a regular expression of this kind would not.
 */
export function phrases(...written: readonly string[]): Finder {
  const byFirstWord = indexed(written.map(readPhrase));
  return function* find(words) {
    for (const [index, { word, isNumber, start }] of words.entries()) {
      for (const phrase of byFirstWord.get(isNumber ? '#' : word) ?? []) {
        const end = endOf(phrase, words, { slot: 1, index: index + 1 });
        if (end === undefined) continue;
        yield { start, end };
        break;
      }
    }
  };
}

/** Numbers and units that are written together are words of their own, and so is a per cent sign. */
export function wordsOf(text: string): Word[] {
  return Array.from(
    text.matchAll(/(?<number>\d[\d.]*)|[\p{L}’']+|%/gu),
    ({ 0: found, 1: digits, index }) => {
      const word = found.toLowerCase().replaceAll('’', "'");
      return {
        word,
        isNumber: digits !== undefined || numbers.has(word),
        start: index,
        end: index + found.length,
      };
    },
  );
}

function readPhrase(written: string): Slot[] {
  return written.split(' ').map((slot) => {
    const isOptional = slot.startsWith('[');
    return { words: new Set((isOptional ? slot.slice(1, -1) : slot).split('|')), isOptional };
  });
}

function indexed(all: readonly Phrase[]): ReadonlyMap<string, readonly Phrase[]> {
  const byFirstWord = new Map<string, Phrase[]>();
  for (const phrase of all) {
    for (const word of phrase[0]?.words ?? []) {
      byFirstWord.set(word, [...(byFirstWord.get(word) ?? []), phrase]);
    }
  }
  return byFirstWord;
}

type Place = { slot: number; index: number };

/** Where a phrase ends that goes on with a slot and a word; undefined if it does not. */
function endOf(phrase: Phrase, words: readonly Word[], { slot, index }: Place): number | undefined {
  const next = phrase[slot];
  if (!next) return words[index - 1]?.end;
  const word = words[index];
  const taken =
    word && fits(next, word)
      ? endOf(phrase, words, { slot: slot + 1, index: index + 1 })
      : undefined;
  return taken ?? (next.isOptional ? endOf(phrase, words, { slot: slot + 1, index }) : undefined);
}

function fits({ words }: Slot, { word, isNumber }: Word): boolean {
  return words.has(word) || words.has('*') || (isNumber && words.has('#'));
}
