import { describe, expect, it } from 'vitest';
import { termNames, terms, type TermName, type Terms } from '#contract/rules/provider-terms.ts';
import { readValue, writeValue } from './term-cells.ts';

/** Values that a term takes: each option, the ends of a range, and not known. */
function examplesOf(name: TermName): Terms[TermName][] {
  const term = terms[name];
  switch (term.kind) {
    case 'number':
      return [null, term.from, term.from + term.step, term.to];
    case 'choice':
      return [null, ...Object.keys(term.options)] as Terms[TermName][];
    case 'choices': {
      const options = Object.keys(term.options);
      return [null, options, ...options.map((option) => [option])] as Terms[TermName][];
    }
    case 'text':
      return [null, 'By email; at any time, until it is sent.'] as Terms[TermName][];
  }
}

describe('each term', () => {
  it.each(termNames.flatMap((name) => examplesOf(name).map((value) => [name, value] as const)))(
    'is read from a file as it was written there: %s, %j',
    (name, value) => {
      expect(readValue(name, writeValue(name, value))).toEqual({ value });
    },
  );

  it.each([
    ['coldChain', 'NONE', 'none'],
    ['coldChain', 'no  cooling', 'none'],
    ['identityCheck', 'none', 'none'],
    ['photoCheck', 'either', 'either'],
    ['deliveryRegions', 'Wales, england', ['england', 'wales']],
    ['deliveryRegions', 'northern-ireland; Islands;', ['northern-ireland', 'islands']],
    ['minBmi', '27.50', 27.5],
    ['deliveryDays', '0', 0],
    ['maxPens', 'unknown', null],
    ['coldChain', 'Not known', null],
    ['cancellation', '-', null],
  ] as const)('is read as people write it: %s, “%s”', (name, text, value) => {
    expect(readValue(name, text)).toEqual({ value });
  });

  it.each([
    ['minBmi', '3', '“3” is no answer to “Lowest BMI”. Enter a number with at most one decimal'],
    ['minBmi', '27.55', '“27.55” is no answer'],
    ['minBmi', '1e2', '“1e2” is no answer'],
    ['maxPens', '1.5', '“1.5” is no answer to “Most pens in an order”. Enter a whole number'],
    ['coldChain', 'icy', '“icy” is no answer to “Cold chain”. Write one of these: “No cooling”,'],
    [
      'deliveryRegions',
      'England, France',
      '“France” is no answer to “Delivers to”. Write any of these, with commas: “England”,',
    ],
    ['deliveryRegions', ';', '“;” is no answer to “Delivers to”.'],
    ['cancellation', 'x'.repeat(201), '“How to cancel” is longer than 200 characters.'],
  ] as const)('refuses what it does not take: %s, “%s”', (name, text, sentence) => {
    expect(readValue(name, text)).toEqual({ problem: expect.stringContaining(sentence) });
  });
});
