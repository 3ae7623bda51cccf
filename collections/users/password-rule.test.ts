import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password-rule.ts';

const context = {
  name: 'Edith Wainwright',
  email: 'edith.w@directory.example',
  siteName: 'UK Weight Loss Medication Directory',
};

describe('a password', () => {
  it.each([
    ['of four words', 'horse kettle orbit plain'],
    ['of a sentence', 'Two lamps burn over the quay.'],
    ['of 12 random characters', 'vK7#qLw2!xZp'],
    ['of 12 random lower-case letters', 'qxwvjkzhpbfm'],
    ['in another script', 'κλειδί πλοίο βουνό'],
    ['of 12 emoji', '🐎🫖🪐🌾🔑🧶🪵🎈🧊🕯️🪁🦔🐚'],
    ['of 128 characters', `${'horse kettle orbit plain '.repeat(5)}end`],
  ])('%s is accepted', async (_what, password) => {
    expect(await passwordProblem(password, context)).toBe(undefined);
  });

  it.each([
    ['abc'],
    ['vK7#qLw2!xZ'],
    ['           a           '],
    ['                    '],
    [''],
    [undefined],
    [null],
    [123456789012],
    [['horse kettle orbit plain']],
  ])('%j is too short', async (password) => {
    expect(await passwordProblem(password, context)).toBe(
      'Use at least 12 characters, for example four unrelated words.',
    );
  });

  it('of 129 characters is too long', async () => {
    expect(await passwordProblem('x'.repeat(129), context)).toBe('Use at most 128 characters.');
  });

  it.each([
    ['a common one', 'password1234'],
    ['a common one in capitals', 'PASSWORD1234'],
    ['a common one in full-width letters', 'ｐａｓｓｗｏｒｄ１２３４'],
    ['a leaked one', 'manchesterunited'],
    ['a leaked one that looks random', 'mSdHYCjB#48y*7x@'],
    ['one letter repeated', 'aaaaaaaaaaaa'],
    ['a row of keys', 'qwertyuiop12'],
    ['the alphabet', 'abcdefghijkl'],
    ['a common one with a common ending', 'letmein12345'],
    ['a word twice', 'passwordpassword'],
    ['the email address', 'edith.w@directory.example'],
    ['the name', 'EdithWainwright'],
    ['the name and a year', 'wainwright2026'],
    ['the name of the site', 'Weight Loss Medication Directory'],
    ['words from the name of the site', 'weightlossdirectory'],
  ])('that is %s is too easy to guess', async (_what, password) => {
    expect(await passwordProblem(password, context)).toMatch(/^This password is too easy to guess/);
  });

  it('is checked in bounded time, whatever it contains', async () => {
    const hostile = ['a', 'aA1!', 'password1234', 'qwerty', '12/11/20'].map((part) =>
      part.repeat(128).slice(0, 128),
    );
    const start = performance.now();
    for (const password of hostile) await passwordProblem(password, context);
    expect(performance.now() - start).toBeLessThan(30_000);
  });
});
