import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatCounts, formatFailures, readReport } from './test-report.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function read(report: object) {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return readReport(path);
}

test('reads passes and failures from a Vitest report, including files that could not be loaded', () => {
  const result = read({
    numPassedTests: 7,
    testResults: [
      {
        name: resolve('seed/seed.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'it seeds', status: 'passed', failureMessages: [] },
          { fullName: 'it seeds twice', status: 'failed', failureMessages: ['Not twice.'] },
        ],
      },
      {
        name: resolve('cms/app.test.ts'),
        status: 'failed',
        message: 'No such module.',
        assertionResults: [],
      },
    ],
  });
  expect(result).toEqual({
    passed: 7,
    failed: [
      { name: 'seed/seed.test.ts › it seeds twice', reason: 'Not twice.' },
      { name: 'cms/app.test.ts', reason: 'No such module.' },
    ],
    flaky: [],
  });
  expect(formatCounts(result)).toBe('7 passed, 2 failed');
});

test('reads passes, failures and flaky tests from a Playwright report with nested suites', () => {
  const journey = (title: string, status: string, ...messages: string[]) => ({
    title,
    tests: [
      {
        projectName: 'phone',
        status,
        results: [{ errors: messages.map((message) => ({ message })) }],
      },
    ],
  });
  const result = read({
    stats: { expected: 6, flaky: 1, unexpected: 2, skipped: 3 },
    suites: [
      {
        title: 'home.spec.ts',
        specs: [journey('opens', 'expected'), journey('closes', 'unexpected', 'Still open.')],
        suites: [
          {
            title: 'Menu',
            specs: [
              journey('folds', 'unexpected', 'One.', 'Two.'),
              journey('unfolds', 'flaky', 'Late.'),
            ],
          },
        ],
      },
    ],
  });
  expect(result).toEqual({
    passed: 7,
    failed: [
      { name: '[phone] › home.spec.ts › closes', reason: 'Still open.' },
      { name: '[phone] › home.spec.ts › Menu › folds', reason: 'One.\nTwo.' },
    ],
    flaky: [{ name: '[phone] › home.spec.ts › Menu › unfolds', reason: 'Late.' }],
  });
});

test('prints failures in a few lines each, without colours', () => {
  const reason = ['\u001B[31mExpected\u001B[39m', ...Array<string>(40).fill('line')].join('\n');
  const failed = [{ name: 'It holds', reason }];
  const flaky = [{ name: 'It stands', reason: 'Late.' }];
  const lines = formatFailures({ passed: 1, failed, flaky }).split('\n');
  expect(lines.slice(0, 2)).toEqual(['✗ It holds', '    Expected']);
  expect(lines.slice(13)).toEqual(['~ flaky, passed on retry: It stands', '    Late.', '']);
});
