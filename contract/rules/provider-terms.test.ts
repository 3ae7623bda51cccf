import { describe, expect, it } from 'vitest';
import { termsSchema } from '../schemas/provider-terms.ts';
import { termNames, termText, unknownTerms, type TermName, type Terms } from './provider-terms.ts';

describe('a term', () => {
  it.each<[TermName, Terms[TermName], string]>([
    ['minBmi', 30, '30'],
    ['minBmi', 27.5, '27.5'],
    ['switchingProof', 'photo', 'A photo of the pen or box with its label'],
    ['switchingProof', 'none', 'No proof asked'],
    ['identityCheck', 'none', 'None'],
    ['deliveryRegions', ['england', 'northern-ireland'], 'England, Northern Ireland'],
    ['deliveryDays', 0, 'The same day'],
    ['deliveryDays', 1, 'Within 1 working day'],
    ['deliveryDays', 3, 'Within 3 working days'],
    ['maxPens', 2, '2 pens'],
    ['cancellation', 'By email.', 'By email.'],
  ])('%s of %j reads “%s”', (name, value, text) => {
    expect(termText(name, value)).toBe(text);
    expect(termsSchema.parse({ ...unknownTerms, [name]: value })).toMatchObject({ [name]: value });
  });

  it.each(termNames)('%s that is unknown says so', (name) => {
    expect(termText(name, null)).toBe('Not known');
  });

  it.each<[string, unknown]>([
    ['minBmi', 12],
    ['minBmi', '30'],
    ['deliveryDays', 1.5],
    ['deliveryRegions', []],
    ['deliveryRegions', ['france']],
    ['switchingProof', 'maybe'],
    ['cancellation', ''],
  ])('%s cannot be %j', (name, value) => {
    expect(termsSchema.safeParse({ ...unknownTerms, [name]: value }).success).toBe(false);
  });
});
