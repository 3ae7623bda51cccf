import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';

// After all other journeys.

test('the log names nobody: no email address, network address or key to somebody’s own pages', async () => {
  const lines = (await readFile('test-results/journey-server.log', 'utf8')).trim().split('\n');
  // The sign-ins of the editors at least are there.
  expect(lines.length).toBeGreaterThan(10);
  const personal = /[\w.+-]+@[\w-]+\.[\w.]+|\b198\.18\.\d+\.\d+|token=[\w.-]+|payload-token/;
  expect(lines.filter((line) => personal.test(line))).toEqual([]);
});
