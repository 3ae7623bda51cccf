import { claimRules, type CheckedCollection, type Sentence } from './claim-rules.ts';
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
  collection: CheckedCollection;
  /** How many numbered sources the document has. */
  sources: number;
  /** Names of medicines besides the known ones. */
  medicines: readonly string[];
};

/** The claims in the texts of a document, in the order of its fields. */
export function findClaims(texts: readonly FieldText[], kind: Kind): Claim[] {
  const rules = claimRules.filter(({ only }) => !only || only === kind.collection);
  return texts.flatMap(({ path, label, text }) =>
    sentencesOf(text, kind).flatMap((sentence) => {
      const reasons = new Set<string>();
      return rules.flatMap(({ reason, find }) => {
        const words = reasons.has(reason) ? undefined : find(sentence);
        if (!words) return [];
        reasons.add(reason);
        return [{ path, label, words: words.trim(), reason }];
      });
    }),
  );
}

function sentencesOf(text: string, { sources, medicines }: Kind): Sentence[] {
  return (
    withoutAddresses(text)
      // Not after “No. 1”.
      .replaceAll(/([.!?])\s(\D)/g, '$1\n$2')
      .split('\n')
      .map((sentence) => ({
        text: sentence.trim(),
        isSourced: citedSources(sentence).some((number) => number >= 1 && number <= sources),
        medicines,
      }))
  );
}

function citedSources(sentence: string): number[] {
  return [...sentence.matchAll(/\[(\d{1,3})\]/g)].map(([, number]) => Number(number));
}

/** Where a link leads is no sentence. */
function withoutAddresses(text: string): string {
  return text.replaceAll(/https?:\/\/\S+/g, ' ');
}
