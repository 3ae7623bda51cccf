import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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
