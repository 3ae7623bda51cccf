import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { stateAddress } from './state-address.ts';

/** What a first visit to a page loads, in kB (1,000 bytes) of brotli. */
export type FirstVisit = {
  document: number;
  /** What runs before anybody touches the page. */
  scriptAsleep: number;
  /** What the first touch loads. */
  script: number;
  state: number;
};

/** Measures a page of the built site by its path. */
export async function measureFirstVisit(siteUrl: string, path: string): Promise<FirstVisit> {
  const html = await read(siteUrl + path);
  const state = await read(siteUrl + stateAddress(path));
  const asleep = [...html.matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, file = '']) => file);
  if (asleep.length === 0) throw new Error(`${path} has no script that could wake it`);
  const onTouch = /data-files="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  return {
    document: inKilobytes(brotliCompressSync(html).length),
    scriptAsleep: inKilobytes(sizeOf(asleep)),
    script: inKilobytes(sizeOf(onTouch)),
    state: inKilobytes(brotliCompressSync(state).length),
  };
}

function read(url: string): Promise<string> {
  return fetch(url).then((response) => response.text());
}

function sizeOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + readFileSync(`dist/client${file}.br`).length, 0);
}

function inKilobytes(bytes: number): number {
  return bytes / 1000;
}
