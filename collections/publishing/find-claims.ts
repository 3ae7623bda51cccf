import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { claimRules, type CheckedSlug, type Sentence } from './claim-rules.ts';
import { medicineFinder } from './medicine-names.ts';
import { wordsOf } from './phrases.ts';
import type { FieldText } from './texts-of.ts';

/** Words that are not published. */
export type Claim = {
  path: string;
  /** The label of the field that they stand in. */
  label: string;
  words: string;
  reason: string;
};

type Kind = {
  slug: CheckedSlug;
  /** How many numbered sources the document has. */
  sources: number;
  /** Names of medicines besides the known ones. */
  medicines: readonly string[];
};

/** For how long others wait at most while a text is looked through, in milliseconds; one sentence can take longer. */
const longestTurn = 10;

/** The claims in the texts of a document, in the order of its fields. */
export async function findClaims(
  texts: readonly FieldText[],
  { slug, sources, medicines }: Kind,
): Promise<Claim[]> {
  const rules = claimRules.filter(({ only }) => !only || only === slug);
  const document = { sources, findMedicine: medicineFinder(medicines) };
  const claims: Claim[] = [];
  let turn = performance.now();
  for (const { path, label, text } of texts) {
    for (const sentence of sentencesOf(text, document)) {
      for (const { reason, find } of rules) {
        const words = find(sentence);
        if (words) claims.push({ path, label, words: words.trim(), reason });
        if (performance.now() - turn < longestTurn) continue;
        await yieldToEventLoop();
        turn = performance.now();
      }
    }
  }
  return claims;
}

function* sentencesOf(
  text: string,
  { sources, findMedicine }: { sources: number } & Pick<Sentence, 'findMedicine'>,
): Iterable<Sentence> {
  const sentences = withoutAddresses(text)
    // Not after “No. 1”.
    .replaceAll(/([.!?])\s(\D)/g, '$1\n$2')
    .split('\n');
  for (const sentence of sentences) {
    yield {
      text: sentence.trim(),
      words: wordsOf(sentence.trim()),
      isSourced: citedSources(sentence).some((number) => number >= 1 && number <= sources),
      findMedicine,
    };
  }
}

function citedSources(sentence: string): number[] {
  return [...sentence.matchAll(/\[(\d{1,3})\]/g)].map(([, number]) => Number(number));
}

/** Where a link leads is no sentence. */
function withoutAddresses(text: string): string {
  return text.replaceAll(/https?:\/\/\S+/g, ' ');
}
