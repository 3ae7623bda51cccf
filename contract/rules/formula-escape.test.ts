import { describe, expect, it } from 'vitest';
import { escapeFormula, unescapeFormula } from './formula-escape.ts';

describe('a text in a CSV file', () => {
  it.each([
    '=1+1',
    '+44 20',
    '-5',
    '@SUM(A1)',
    '\tx',
    "'=x",
    "''@x",
    "O'Hara",
    'plain',
    "'quoted'",
  ])('%j is never run as a formula, and survives a round trip', (text) => {
    expect(unescapeFormula(escapeFormula(text))).toBe(text);
    expect(escapeFormula(text)).not.toMatch(/^[=+\-@\t\r]/);
  });
});
