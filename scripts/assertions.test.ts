import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Patterns that make an assertion always pass, or a journey wait for nothing specific. */
const patterns = {
  'every() on a list that may be empty': /expect\([^;]*\.every\(/,
  'the empty text, which every text contains': /(?<!not)\.toContain(Text)?\(\s*(''|""|``)\s*\)/,
  'a fallback for a missing value': /expect(\.\w+)?\([^;]*\?\? (''|\[\]|\d|true|false|Infinity)/,
  'an idle network': /networkidle/,
  'a fixed time': /waitForTimeout\(/,
};

const files = execFileSync(
  'git',
  ['ls-files', '*.test.ts', '*.test.tsx', '*.spec.ts', 'site/e2e'],
  {
    encoding: 'utf8',
  },
)
  .trim()
  .split('\n')
  .filter((file) => file !== 'scripts/assertions.test.ts');

describe('no test', () => {
  it.each(Object.entries(patterns))('expects or waits for %s', (_name, pattern) => {
    const statements = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split(/;\n/)
        .map((statement) => ({ file, statement })),
    );
    expect(statements.length).toBeGreaterThan(1000);
    expect(statements.filter(({ statement }) => pattern.test(statement))).toEqual([]);
  });
});

// Oxlint's expect-expect sees only what is imported from Vitest.
it('each journey expects something', () => {
  const journeys = files
    .filter((file) => file.endsWith('.spec.ts'))
    .flatMap((file) => journeysIn(file, readFileSync(file, 'utf8')));
  expect(journeys.length).toBeGreaterThan(300);
  expect(journeys.filter(({ text }) => !/\bexpect\w*\s*[.(]/.test(text))).toEqual([]);
});

/** The calls of `test` and `readingTest` in a file. */
function journeysIn(file: string, text: string): { file: string; text: string }[] {
  const calls: string[] = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  visit(source);
  return calls.map((call) => ({ file, text: call }));

  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) && /^(?:test|readingTest)$/.test(node.expression.getText(source)))
      calls.push(node.getText(source));
    ts.forEachChild(node, visit);
  }
}
