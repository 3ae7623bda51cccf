import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatCounts, readCounts } from './test-report.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['Vitest', { numPassedTests: 7, numFailedTests: 2, numPendingTests: 1 }],
  ['Playwright', { stats: { expected: 6, flaky: 1, unexpected: 2, skipped: 3 } }],
])('reads what passed and failed in a report of %s', (_, report) => {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  expect(formatCounts(readCounts(path))).toBe('7 passed, 2 failed');
});
