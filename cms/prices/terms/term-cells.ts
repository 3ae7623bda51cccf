import {
  isTermNumber,
  numberTermProblem,
  terms,
  type Term,
  type TermName,
  type Terms,
} from '#contract/rules/provider-terms.ts';
import { isUnknown, type Read } from '../file/read-amount.ts';
import { sameName } from '../plan/find-by-name.ts';
import { inOrder } from './stored-terms.ts';

type Value = Terms[TermName];

/** The cell of a value, as the form calls it; an empty one is not known. */
export function writeValue(name: TermName, value: Value): string {
  if (value === null) return '';
  const term = terms[name];
  if (term.kind === 'number' || term.kind === 'text') return String(value);
  const options: Readonly<Record<string, string>> = term.options;
  return [value]
    .flat()
    .map((each) => options[each] ?? String(each))
    .join('; ');
}

/** What a cell says to a term, in the words of the form or as it is stored; an empty one is not known. */
export function readValue(name: TermName, text: string): Read<Value> {
  const term: Term = terms[name];
  switch (term.kind) {
    case 'number':
      return readNumber(term, text);
    case 'choice': {
      const option = optionOf(term, text);
      if (option !== undefined) return { value: option as Value };
      return isUnknown(text.toLowerCase())
        ? { value: null }
        : { problem: `“${text}” is no answer to “${term.label}”. ${answersOf(term)}` };
    }
    case 'choices':
      return readChoices(name, term, text);
    case 'text':
      if (isUnknown(text.toLowerCase())) return { value: null };
      return text.length <= term.maxLength
        ? { value: text as Value }
        : {
            problem: `“${term.label}” is longer than ${term.maxLength} characters. Shorten it.`,
          };
  }
}

function readNumber(term: Extract<Term, { kind: 'number' }>, text: string): Read<Value> {
  if (isUnknown(text.toLowerCase())) return { value: null };
  const value = /^\d{1,6}(\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
  return isTermNumber(value, term)
    ? { value }
    : { problem: `“${text}” is no answer to “${term.label}”. ${numberTermProblem(term)}` };
}

function readChoices(
  name: TermName,
  term: Extract<Term, { kind: 'choices' }>,
  text: string,
): Read<Value> {
  if (isUnknown(text.toLowerCase())) return { value: null };
  const words = text
    .split(/[;,]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const wrong = words.filter((word) => optionOf(term, word) === undefined);
  if (words.length === 0 || wrong.length > 0) {
    return {
      problem: `“${wrong.join(', ') || text}” is no answer to “${term.label}”. ${answersOf(term)}`,
    };
  }
  const options = words.map((word) => optionOf(term, word) ?? '');
  return { value: inOrder(name, options) as Value };
}

type Choosing = { options: Readonly<Record<string, string>> };

function optionOf({ options }: Choosing, text: string): string | undefined {
  const said = sameName(text);
  const [option] =
    Object.entries(options).find((words) => words.some((word) => sameName(word) === said)) ?? [];
  return option;
}

function answersOf(term: Extract<Term, { kind: 'choice' | 'choices' }>): string {
  const lead = term.kind === 'choice' ? 'Write one of these' : 'Write any of these, with commas';
  const answers = Object.values(term.options).map((label) => `“${label}”`);
  return `${lead}: ${answers.join(', ')}. Leave it empty if it is not known.`;
}
