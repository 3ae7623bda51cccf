import type { SanitizedConfig } from 'payload';
import { en } from 'payload/i18n/en';

type Words = { [key: string]: Words | string };

/** What Payload itself says in the admin, with its labels in sentence case, as ours are: “Save draft”. */
export const payloadWords = inSentenceCase(en.translations) as typeof en.translations;

/** The same of the words that the editor of texts brings with it: “Ordered list”. */
export function withEditorInSentenceCase(config: SanitizedConfig): SanitizedConfig {
  const translations = config.i18n.translations.en as Words;
  translations.lexical = inSentenceCase(translations.lexical as Words);
  return config;
}

function inSentenceCase(words: Words): Words {
  const entries = Object.entries(words).map(([key, said]) => [
    key,
    typeof said === 'string' ? labelled(said) : inSentenceCase(said),
  ]);
  return Object.fromEntries(entries) as Words;
}

/** Several sentences are none of a label’s; abbreviations, such as API, stay. */
function labelled(text: string): string {
  if (/[.?!>]\s/.test(text)) return text;
  return text.replaceAll(/(?<=\s)[A-Z](?=[a-z])/g, (initial) => initial.toLowerCase());
}
