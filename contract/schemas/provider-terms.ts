import { z } from 'zod';
import {
  mapTerms,
  terms,
  termText,
  type Term,
  type TermName,
  type Terms,
} from '../rules/provider-terms.ts';
import { isoTimeSchema, urlSchema } from './fields.ts';

/** What a provider asks of its patients, by term; null is unknown. */
export const termsSchema = z.strictObject(
  mapTerms((name) =>
    valueSchemaOf(terms[name]).nullable().describe(descriptionOf(name, terms[name])),
  ) as { [Name in TermName]: z.ZodType<Terms[Name]> },
);

/** Where a term was read, and when. */
export const termSourceSchema = z.strictObject({
  url: urlSchema.describe('The page on which the provider says so'),
  checkedAt: isoTimeSchema.describe('When it was last read there'),
});
export type TermSource = z.infer<typeof termSourceSchema>;

/** The source of each term that is known. */
export const termSourcesSchema = z.strictObject(mapTerms(() => termSourceSchema.nullable()));
export type TermSources = z.infer<typeof termSourcesSchema>;

function valueSchemaOf(term: Term): z.ZodType {
  switch (term.kind) {
    case 'number':
      return (term.step === 1 ? z.int() : z.number()).min(term.from).max(term.to);
    case 'choice':
      return z.enum(Object.keys(term.options));
    case 'choices':
      return z.array(z.enum(Object.keys(term.options))).min(1);
    case 'text':
      return z.string().min(1).max(term.maxLength);
  }
}

function descriptionOf(name: TermName, term: Term): string {
  if (term.kind !== 'choice') return term.label;
  const texts = Object.keys(term.options).map(
    (option) => `${option}: ${termText(name, option as Terms[TermName])}`,
  );
  return `${term.label}. ${texts.join('; ')}`;
}
