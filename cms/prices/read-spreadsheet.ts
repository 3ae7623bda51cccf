import { unzip, type UnzipFileInfo } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { BadRequest } from '../runtime/errors.ts';
import { pause } from './pause.ts';
import type { Line } from './read-price-file.ts';

/** What a spreadsheet of 25,000 rows unpacks to is a tenth of this. */
const mostUnpackedBytes = 200 * 1024 * 1024;

/**
 * The lines of an XLSX file's first sheet, as its program shows them; a formula is its last result.
 * @throws BadRequest if it is another kind of file, or broken.
 */
export async function* readSpreadsheet(bytes: Buffer): AsyncGenerator<Line> {
  await refuseHuge(bytes);
  const rows = await readSheet(bytes).catch((error: unknown) => {
    throw new BadRequest(
      `The spreadsheet cannot be read (${error instanceof Error ? error.message : String(error)}). Open it, save it as .xlsx or CSV, and choose that file.`,
    );
  });
  for (const [index, row] of rows.entries()) {
    yield { line: index + 1, cells: row.map(toText) };
    if (index % 500 === 0) await pause();
  }
}

function toText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  // 129.98999999999998, as a spreadsheet calculates, is 129.99.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(12)));
  return typeof cell === 'string' ? cell : '';
}

/** A small file may unpack to more than the memory holds. */
async function refuseHuge(bytes: Buffer): Promise<void> {
  let unpackedBytes = 0;
  await new Promise<void>((resolve, reject) => {
    const filter = ({ originalSize }: UnzipFileInfo) => {
      unpackedBytes += originalSize;
      return false;
    };
    unzip(bytes, { filter }, (error) => (error ? reject(broken) : resolve()));
  });
  if (unpackedBytes > mostUnpackedBytes) {
    throw new BadRequest(
      'The spreadsheet unpacks to more than 200 MB. Copy the prices alone into a new one, or save them as CSV.',
    );
  }
}

const broken = new BadRequest(
  'The file is damaged: it begins like a spreadsheet, but cannot be unpacked. Save it again and choose that file.',
);
