import * as fc from 'fast-check';
import { inAddress, textLike } from './texts.ts';

/**
 * A path from a pattern with `:name` or `{name}` parameters, filled with known or hostile values, and occasionally
 * written in a strange form.
 */
export function pathLike(
  pattern: string,
  known: Readonly<Record<string, readonly string[]>>,
): fc.Arbitrary<string> {
  const segments = pattern.split('/').map((segment) => {
    const name = /^(?::(\w+)|\{(\w+)\})/.exec(segment);
    return name
      ? inAddress(textLike(...(known[name[1] ?? name[2] ?? ''] ?? [])))
      : fc.constant(segment);
  });
  return fc
    .tuple(fc.tuple(...segments), oddWriting)
    .map(([parts, rewrite]) => rewrite(parts.join('/')));
}

/** Variants that one part of a server may treat as the same path and another as a different one. */
const oddWriting = fc.oneof(
  { weight: 14, arbitrary: fc.constant((path: string) => path) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<(path: string) => string>(
      (path) => `${path}/`,
      (path) => `/${path}`,
      (path) => `/.${path}`,
      (path) => `/./${path}`,
      (path) => `/x/..${path}`,
      (path) => `/%2e%2e${path}`,
      (path) => `/assets/..${path}`,
      (path) => `/assets/..%2f${path}`,
      (path) => `${path}//`,
      (path) => `${path}${'/'.repeat(9000)}`,
      (path) => `${path}%0A`,
      (path) => `${path}%0A?x=1`,
      (path) => `${path}%00`,
      (path) => `${path}%2F`,
      (path) => `${path};a=b`,
      (path) => `${path}.json`,
      (path) => `${path}#a`,
      (path) => `${path}?`,
      (path) => path.toUpperCase(),
      (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
      (path) => path.replaceAll('/', '\\'),
      (path) => path.replaceAll('/', '%2F'),
      (path) => `http://evil.example${path}`,
      (path) => `http://${path}`,
      (path) => `//evil.example/..${path}`,
      (path) => path.slice(1),
      () => '*',
      () => '/.//evil.example/',
      () => '/%',
      () => '/%0A?x=1',
      () => '?',
    ),
  },
);
