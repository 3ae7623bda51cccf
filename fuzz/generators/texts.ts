import * as fc from 'fast-check';
import { utf8 } from '../request.ts';

/** Texts that often cause bugs, as a careless client or an attacker would send them. */
const notorious = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e309',
  '-0',
  'NaN',
  'Infinity',
  '0x10',
  '١٢',
  '9'.repeat(40),
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[object Object]',
  'abc',
  '*',
  '.',
  '..',
  '/',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  '$where',
  "'",
  '"',
  '`',
  '\\',
  "' OR '1'='1",
  "'; DROP TABLE users;--",
  '1) OR (1=1',
  '%_%',
  'a" OR 1=1--',
  '{"$gt":""}',
  '{"$where":"sleep(9999)"}',
  '$ne',
  '[$ne]',
  '{{7*7}}',
  '${7*7}',
  '<%= 7*7 %>',
  '<script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  'javascript:alert(1)',
  '</script>',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/passwd\0.html',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  '//evil.example',
  'https://evil.example/',
  '\0',
  '\r\nSet-Cookie: a=b',
  '\n',
  '\u2028',
  '\ufeff',
  '\u202e',
  '\ud800',
  '👩‍👩‍👧‍👦',
  'ﬀ',
  'İ',
  '2026-13-45',
  '2026-02-30T25:61:61Z',
  '+275760-09-13',
  '0000-00-00',
  '12:00',
  'yesterday',
  '=1+1',
  '@SUM(A1)',
  '(((((((((((((((((((((((',
  '((a+)+)+$',
  '[a-',
  'a'.repeat(300),
];

/** A text that is rarely sent in good faith. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { withCrossShrink: true },
  { weight: 6, arbitrary: fc.constantFrom(...notorious) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 200 }) },
  { weight: 1, arbitrary: longText() },
);

/** A text that is mostly valid. */
export function textLike(...known: readonly string[]): fc.Arbitrary<string> {
  if (known.length === 0) return hostileText;
  return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, hostileText);
}

/** A text in a URL: encoded correctly, badly, twice, or not at all. */
export function inAddress(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .tuple(text, fc.oneof({ weight: 8, arbitrary: fc.constant(percentEncoded) }, badEncoding))
    .map(([given, encode]) => encode(given));
}

/** Percent-encodes every byte that a path or query cannot contain. */
export function percentEncoded(text: string): string {
  return utf8(text).replace(/[^\w.~-]/g, percent);
}

const badEncoding = fc.constantFrom<(text: string) => string>(
  (text) => percentEncoded(percentEncoded(text)),
  (text) => utf8(text).replace(/[\s\S]/g, percent),
  // Raw bytes, except those that end a request line.
  (text) => utf8(text).replace(/[\0-\x20\x7f]/g, percent),
  (text) => `${percentEncoded(text)}%`,
  (text) => `%zz${percentEncoded(text)}`,
  (text) => `${percentEncoded(text)}%ff%fe`,
  (text) => `%c0%af${percentEncoded(text)}%ed%a0%80`,
  (text) => `%00${percentEncoded(text)}`,
  (text) => `${percentEncoded(text)}%0a`,
  (text) => `%u0061${text.replace(/[^\w]/g, '+')}`,
);

function percent(byte: string): string {
  return `%${byte.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`;
}

function longText(): fc.Arbitrary<string> {
  return fc
    .tuple(
      fc.constantFrom('a', '/', '(', '[', '%', ' ', '\\', '"', '😀', '.', '-'),
      fc.integer({ min: 300, max: 12_000 }),
    )
    .map(([unit, times]) => unit.repeat(times));
}
