import { readText } from '../filters/read-text.ts';

/** What a patient has asked: in lower case, as the question’s form sends it; what is not known is left out. */
export type Asked = {
  medication?: string | undefined;
  /** The dose now. */
  now?: string | undefined;
  /** The dose next. */
  dose?: string | undefined;
  /** The most that a month may cost, in pounds, as typed. */
  budget?: string | undefined;
};

/** The query parameters of a page with the question, in the order of its links. */
export const askedParameters = ['medication', 'now', 'dose', 'budget'] as const;

/** Reads the question from the query, so that the way back to it brings back what was asked. */
export function readAsked(search: URLSearchParams): Asked {
  return Object.fromEntries(askedParameters.map((name) => [name, readText(search, name)]));
}
