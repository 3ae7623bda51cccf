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

test('the first installed browser is used', () => {
  const installed = [join(folder, 'debian'), join(folder, 'download')];
  for (const path of installed) writeFileSync(path, '');
  expect(findChromium([join(folder, 'missing'), ...installed])).toBe(installed[0]);
});

test('without an installed browser there is none', () => {
  expect(findChromium([join(folder, 'missing')])).toBeNull();
});
