import { fileTooLarge, maxFileBytes } from '#contract/rules/price-import.ts';
import { BadRequest } from '#cms/runtime/errors.ts';
import type { FileKind } from './columns.ts';
import { createTable, type Table } from './table.ts';
import { readCsv } from './read-csv.ts';
import { readSpreadsheet } from './spreadsheet/read-spreadsheet.ts';

/**
 * Reads a CSV or XLSX file, known by its content, whatever it is called. This holds its thread: a server calls
 * `readFile` instead.
 * @throws BadRequest with what is wrong and what to do, if it is not a table of this kind.
 */
export function parseFile<Key extends string>(kind: FileKind<Key>, bytes: Buffer): Table<Key> {
  if (bytes.length > maxFileBytes) throw new BadRequest(fileTooLarge);
  const table = createTable(kind);
  if (isZip(bytes)) readSpreadsheet(bytes, table.add);
  else readCsv(refuseBinary(bytes), table.add);
  return table.finish();
}

function isZip(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'));
}

/** @throws BadRequest for files that are called .csv and are something else. */
function refuseBinary(bytes: Buffer): Buffer {
  if (bytes.subarray(0, 1024).includes('%PDF-')) {
    throw new BadRequest(
      'This is a PDF document, whatever it is called. Ask for a spreadsheet or CSV file.',
    );
  }
  if (bytes.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))) {
    throw new BadRequest(
      'This is a spreadsheet in the old .xls format, or one with a password. Save it as .xlsx or CSV without a password and choose that file.',
    );
  }
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (!isUtf16 && bytes.subarray(0, 4096).includes(0)) {
    throw new BadRequest('This is neither a CSV file nor a spreadsheet. Save it as CSV or .xlsx.');
  }
  return bytes;
}
