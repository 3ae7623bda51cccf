import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** What makes an assertion pass whatever happens, or a journey wait for nothing in particular. */
const harmless = {
  'every() of a list that may be empty': /expect\([^;]*\.every\(/,
  'the empty text, which every text contains': /(?<!not)\.toContain(Text)?\(\s*(''|""|``)\s*\)/,
  'something instead of what is missing':
    /expect\([^;]*\)\.(not\.)?to[A-Z]\w*\([^;]*\?\? (''|\[\]|0)/,
  'a network that is idle': /networkidle/,
  'some time': /waitForTimeout\(/,
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
  it.each(Object.entries(harmless))('expects or waits for %s', (_name, pattern) => {
    const statements = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split(/;\n/)
        .map((statement) => ({ file, statement })),
    );
    expect(statements.length).toBeGreaterThan(1000);
    expect(statements.filter(({ statement }) => pattern.test(statement))).toEqual([]);
  });
});
