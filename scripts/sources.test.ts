import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findChange, readSources } from './sources.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sources-'));
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'pages/home.tsx'), '');
  writeFileSync(join(folder, 'routes.tsx'), '');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('there is no change if nothing was touched', () => {
  expect(findChange(readSources([folder]), readSources([folder]))).toBeNull();
});

test.each([
  ['a file that was edited', () => utimesSync(join(folder, 'routes.tsx'), 1, 1), 'has changed'],
  ['a file in a folder', () => utimesSync(join(folder, 'pages/home.tsx'), 1, 1), 'has changed'],
  ['a new file', () => writeFileSync(join(folder, 'paths.ts'), ''), 'is new'],
  ['a file that was deleted', () => rmSync(join(folder, 'routes.tsx')), 'is gone'],
])('names %s', (_, change, sentence) => {
  const built = readSources([folder]);
  change();
  expect(findChange(built, readSources([folder]))).toMatch(new RegExp(`\\.tsx? ${sentence}$`));
});

test('tests, build output and excluded folders are not sources', () => {
  const built = readSources([folder], [`${folder}/e2e`]);
  mkdirSync(join(folder, 'e2e'));
  mkdirSync(join(folder, '.next'));
  writeFileSync(join(folder, 'e2e/home.spec.ts'), '');
  writeFileSync(join(folder, '.next/BUILD_ID'), '');
  writeFileSync(join(folder, 'pages/home.test.tsx'), '');
  expect(findChange(built, readSources([folder], [`${folder}/e2e`]))).toBeNull();
});

test('a single file is a source', () => {
  const file = join(folder, 'routes.tsx');
  expect(Object.keys(readSources([file]))).toEqual([file]);
});
