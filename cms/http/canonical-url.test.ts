import { describe, expect, it } from 'vitest';
import { BadRequest } from '../runtime/errors.ts';
import { canonicalUrl } from './canonical-url.ts';

describe('the canonical form of an address', () => {
  it.each([
    '/',
    '/compare',
    '/compare?medication=wegovy&x=%zz//..',
    '/articles/mounjaro-guide',
    '/.well-known/security.txt',
    '/_next/static/chunks/%5Broot-of-the-server%5D__1.js',
    '/@vite/client',
    "/a(b)!$&'*+,;=:@c",
    '/caf%C3%A9',
  ])('is %s itself', (url) => {
    expect(canonicalUrl(url)).toBe(url);
  });

  it.each([
    ['/compare/', '/compare'],
    ['//', '/'],
    ['/.', '/'],
    ['/..', '/'],
    ['/a/./b/../c//d/', '/a/c/d'],
    ['/%2E%2e/a', '/a'],
    ['/%7Euser/%61', '/~user/a'],
    ['/caf%c3%a9', '/caf%C3%A9'],
    ['/[a]{b}"<>^`|#', '/%5Ba%5D%7Bb%7D%22%3C%3E%5E%60%7C%23'],
    ['//evil.example/?a=//b/', '/evil.example?a=//b/'],
    ['/./%2e//evil.example', '/evil.example'],
  ])('of %s is %s', (url, canonical) => {
    expect(canonicalUrl(url)).toBe(canonical);
    expect(canonicalUrl(canonical)).toBe(canonical);
  });

  it.each(['', '*', 'compare', 'http://a/b', '/%', '/%0', '/%gg', '/%ff', '/%c0%af', '/%ed%a0%80'])(
    'is not there for %j',
    (url) => {
      expect(() => canonicalUrl(url)).toThrow(BadRequest);
    },
  );

  it.each([
    '/a%00',
    '/a%0a',
    '/a%0D',
    '/a%7f',
    '/a%c2%85',
    '/a%e2%80%a8',
    '/a%2fb',
    '/a%5cb',
    '/a\\b',
    '/caf\u00e9',
  ])('is not there for what programs read differently: %j', (url) => {
    expect(() => canonicalUrl(url)).toThrow(BadRequest);
  });

  it.each(['/', '/a', '/.', '/..', '%2e/', '%41', '/a%5B', 'a/x?'])(
    'takes no more than time in proportion for 100,000 times %s',
    (part) => {
      const url = canonicalUrl(`/${part.repeat(100_000)}!`);
      expect(canonicalUrl(url)).toBe(url);
    },
  );
});
