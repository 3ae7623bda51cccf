import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { serverFile } from './server-files.ts';

// After all other journeys on its server.

test('the log names nobody: no email address, network address or key to somebody’s own pages', async () => {
  const lines = (await readFile(serverFile('log'), 'utf8')).trim().split('\n');
  // What came of the first account at least is there.
  expect(lines.length).toBeGreaterThan(10);
  const personal = /[\w.+-]+@[\w-]+\.[\w.]+|\b198\.18\.\d+\.\d+|token=[\w.-]+|payload-token/;
  expect(lines.filter((line) => personal.test(line))).toEqual([]);
});
