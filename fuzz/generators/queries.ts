import * as fc from 'fast-check';
import { hostileText, inAddress, textLike } from './texts.ts';

/** A query parameter and its valid values. */
export type Parameter = { name: string; values: readonly string[] };

/**
 * A query string with its question mark, or an empty text: known parameters with hostile values, hostile names, and
 * strange forms of both.
 */
export function queryLike(parameters: readonly Parameter[]): fc.Arbitrary<string> {
  const known = parameters.map(({ name, values }) =>
    fc.tuple(nameLike(name), inAddress(textLike(...values))),
  );
  const unknown = fc.tuple(inAddress(hostileText), inAddress(hostileText));
  const pair = fc.oneof(
    { weight: 1, arbitrary: unknown },
    ...known.map((arbitrary) => ({ weight: 2, arbitrary })),
  );
  return fc
    .array(pair, { maxLength: 4 })
    .map((pairs) => joinQuery(pairs.map(([name, value]) => `${name}=${value}`)));
}

/** Joins pairs to a query string; empty without pairs. */
export function joinQuery(pairs: readonly string[]): string {
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** A parameter name, plain or in qs's syntax for lists and objects. */
function nameLike(name: string): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant(name) },
    fc
      .constantFrom(
        '[]',
        '[0]',
        '[a]',
        '[a][b]',
        '%5B%5D',
        '[__proto__]',
        '[',
        ']',
        '[]]',
        '[99999]',
      )
      .map((suffix) => name + suffix),
  );
}
