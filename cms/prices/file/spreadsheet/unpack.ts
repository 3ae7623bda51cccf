import { Unzip, UnzipInflate } from 'fflate';
import { maxRows, maxUnpackedBytes } from '#contract/rules/price-import.ts';
import { BadRequest } from '#cms/runtime/errors.ts';
import { formatCount } from '#contract/rules/counted.ts';
import { damaged } from './damaged.ts';

/** What goes in at once: it comes out as 16 MB at most. */
const bytesAtOnce = 16 * 1024;

/**
 * The parts of a ZIP file that have one of these names, as far as they are there; of each no more than its beginning, if
 * that is enough.
 * @throws BadRequest if they are damaged, or unpack to more than 30 MB: counted as it happens, whatever the file says.
 */
export function unpack(
  bytes: Buffer,
  names: readonly string[],
  bytesOfEach = Infinity,
): Map<string, Buffer> {
  const parts = new Map<string, Buffer>();
  let room = maxUnpackedBytes;

  /** Passes over the rest of a part of which enough is there. */
  class Inflate extends UnzipInflate {
    constructor(private readonly part: string) {
      super();
    }

    override push(chunk: Uint8Array, isLast: boolean): void {
      if (!parts.has(this.part)) super.push(chunk, isLast);
    }
  }

  const unzip = new Unzip((file) => {
    if (!names.includes(file.name)) return;
    let size = 0;
    const chunks: Uint8Array[] = [];
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error;
      const wanted = chunk.subarray(0, bytesOfEach - size);
      size += wanted.length;
      room -= wanted.length;
      if (room < 0) throw new BadRequest(tooLarge);
      chunks.push(wanted);
      if (isLast || size === bytesOfEach) parts.set(file.name, Buffer.concat(chunks));
    };
    file.start();
  });
  unzip.register(Inflate);
  try {
    for (let start = 0; start < bytes.length; start += bytesAtOnce) {
      const end = start + bytesAtOnce;
      unzip.push(bytes.subarray(start, end), end >= bytes.length);
    }
  } catch (error) {
    throw error instanceof BadRequest ? error : damaged();
  }
  return parts;
}

const tooLarge = `The spreadsheet unpacks to more than 30 MB: it has more than ${formatCount(maxRows)} rows, or formatting in empty ones. Copy the rows you need into a new spreadsheet, or save them as CSV.`;
