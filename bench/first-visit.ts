import { brotliCompressSync } from 'node:zlib';
import { readFileSync } from 'node:fs';

/** The JavaScript that a first visit loads before the page is interactive, in kB (1,000 bytes) of brotli. */
export async function firstVisitJavaScript(pageUrl: string): Promise<number> {
  const html = await fetch(pageUrl).then((response) => response.text());
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
    ([, file = '']) => file,
  );
  const bytes = [...new Set(files)].map((file) => compressedSize(`dist/client${file}`));
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}

function compressedSize(file: string): number {
  try {
    return readFileSync(`${file}.br`).length;
  } catch {
    return brotliCompressSync(readFileSync(file)).length;
  }
}
