import * as fc from 'fast-check';

const others = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'PURGE',
  'LINK',
  'SEARCH',
  'M-SEARCH',
  'MKCOL',
  'QUERY',
  'get',
  'FOO',
] as const;

/** Mostly the methods that a URL accepts. */
export function methodLike(...known: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 10, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );
}
