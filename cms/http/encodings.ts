import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** The best first. */
export const compressions = ['br', 'gzip'] as const;
export type Compression = (typeof compressions)[number];

const encodings = [...compressions, 'identity'] as const;
export type Encoding = (typeof encodings)[number];

const brotli = promisify(brotliCompress);

/** Compresses in the thread pool: quickly, for a visitor who waits. */
export const compressors = {
  br: (body: Buffer) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/** The smallest that brotli can make of a body; takes a hundred times as long as {@link compressors}. */
export function compressBest(body: Buffer): Promise<Buffer> {
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

export const decompress: (compressed: Buffer) => Promise<Buffer> = promisify(brotliDecompress);

const negotiated = new LRUCache<string, Encoding>({ max: 200 });

/** What a client prefers of what we have; browsers send few different headers, so the choice is remembered. */
export function preferredEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const known = negotiated.get(accepted);
  if (known) return known;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
  const acceptable = negotiator.encodings([...encodings]);
  const encoding = encodings.find((each) => acceptable.includes(each)) ?? 'identity';
  negotiated.set(accepted, encoding);
  return encoding;
}
