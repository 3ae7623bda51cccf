import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { WebProblem } from './web-problem.ts';

/** What is asked for with `Accept-Encoding`. */
export const acceptedEncodings = 'gzip, br';

const decompressors = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * Reads the body of an answer, unpacked.
 * @throws WebProblem as soon as it is larger than `maxBytes`, packed or unpacked, or if it is packed in an unknown way.
 */
export async function readBody(
  body: Readable,
  encoding: string | undefined,
  maxBytes: number,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const collect = async (stream: AsyncIterable<Buffer>) => {
    for await (const chunk of limited(stream, maxBytes)) chunks.push(chunk);
  };
  if (!encoding || encoding === 'identity') {
    await collect(body);
  } else {
    const decompressor = Object.hasOwn(decompressors, encoding)
      ? decompressors[encoding as keyof typeof decompressors]()
      : undefined;
    if (decompressor) {
      const packed = (stream: AsyncIterable<Buffer>) => limited(stream, maxBytes);
      await pipeline(body, packed, decompressor, collect);
    } else {
      const message = 'The page is compressed in a way that cannot be read.';
      // Reading on throws it.
      await collect(body.destroy(new WebProblem('broken', message)));
    }
  }
  return Buffer.concat(chunks);
}

async function* limited(stream: AsyncIterable<Buffer>, maxBytes: number) {
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    yield chunk;
  }
}

function tooLarge(maxBytes: number): WebProblem {
  const kilobytes = (maxBytes / 1024).toLocaleString('en-GB');
  return new WebProblem('too-large', `What was answered is larger than ${kilobytes} KB.`);
}
