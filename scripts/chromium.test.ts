import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findChromium } from './chromium.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('the first browser that is installed is taken', () => {
  const installed = [join(folder, 'debian'), join(folder, 'download')];
  for (const path of installed) writeFileSync(path, '');
  expect(findChromium([join(folder, 'missing'), ...installed])).toBe(installed[0]);
});

test('there is none where none is installed', () => {
  expect(findChromium([join(folder, 'missing')])).toBeNull();
});
