import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Writes a `.br` and a `.gz` beside each text file in a folder, for a server that sends precompressed files. */
export function precompress(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!isText.test(name)) continue;
    const path = join(folder, name);
    const bytes = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: brotliParameters(bytes) }));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

const isText = /\.(css|html|js|json|map|svg|txt|webmanifest|xml)$/;

function brotliParameters(bytes: Buffer): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
}
