import { describe, expect, it } from 'vitest';
import { readableText } from './typed-text.ts';

describe('what a visitor typed', () => {
  it.each([
    ['an override of the direction', 'Nice \u202Eelttil\u202C parcel', 'Nice elttil parcel'],
    ['an isolate', '\u2067abc\u2069', 'abc'],
    ['spaces without width', '\u200B\uFEFF', ''],
    ['joiners that join nothing', '\u200D', ''],
    ['control characters', 'a\u0000b\u001Bc\u007Fd', 'abcd'],
    ['a soft hyphen', 'phar\u00ADmacy', 'pharmacy'],
  ])('loses %s', (_what, text, readable) => {
    expect(readableText(text)).toBe(readable);
  });

  it.each([
    ['words in any script', 'Ngữ, ngôn; עברית; Siân’s'],
    ['emoji of several characters', '👩‍⚕️ and 🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['tabs', 'a\tb'],
  ])('keeps %s', (_what, text) => {
    expect(readableText(text)).toBe(text);
  });

  it('ends its lines with one character', () => {
    expect(readableText('One\r\ntwo\nthree')).toBe('One\ntwo\nthree');
  });
});
