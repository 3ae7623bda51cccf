import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precompress } from './precompress.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'precompress-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('text gets a smaller copy in both encodings, with the same content', () => {
  const source = 'export const dose = "2.5mg";\n'.repeat(50);
  writeFileSync(join(folder, 'entry.js'), source);
  precompress(folder);
  const brotli = readFileSync(join(folder, 'entry.js.br'));
  const gzip = readFileSync(join(folder, 'entry.js.gz'));
  expect(brotliDecompressSync(brotli).toString()).toBe(source);
  expect(gunzipSync(gzip).toString()).toBe(source);
  expect(Math.max(brotli.length, gzip.length)).toBeLessThan(source.length / 10);
});

test('images and compressed files are left alone', () => {
  writeFileSync(join(folder, 'photo.png'), 'x');
  precompress(folder);
  precompress(folder);
  expect(readdirSync(folder)).toEqual(['photo.png']);
});
