import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeTestFolder } from '#cms/testing/test-folder.ts';
import { move } from './move.ts';

// Test folders are in memory where there is room for them.
it.runIf(statSync(makeTestFolder('directory-move-')).dev !== statSync(tmpdir()).dev)(
  'a folder moves into an empty one on another file system, which stays, and back again',
  async () => {
    const here = path.join(makeTestFolder('directory-move-'), 'evidence');
    const there = mkdtempSync(path.join(tmpdir(), 'directory-move-'));
    onTestFinished(() => rmSync(there, { recursive: true }));
    mkdirSync(path.join(here, 'small'), { recursive: true });
    writeFileSync(path.join(here, 'small', '0123.webp'), 'a small picture');

    await move(here, there);
    expect(readdirSync(here)).toEqual([]);
    expect(readFileSync(path.join(there, 'small', '0123.webp'), 'utf8')).toBe('a small picture');

    await move(there, here);
    expect(readdirSync(there)).toEqual([]);
    expect(readFileSync(path.join(here, 'small', '0123.webp'), 'utf8')).toBe('a small picture');
  },
);

it('what cannot be moved for another reason is refused', async () => {
  const folder = makeTestFolder('directory-move-');
  await expect(move(path.join(folder, 'nothing'), path.join(folder, 'there'))).rejects.toThrow(
    'ENOENT',
  );
});
