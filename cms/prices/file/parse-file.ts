import { fileTooLarge, maxFileBytes, type Sheet } from '#contract/rules/price-import.ts';
import { BadRequest } from '#cms/runtime/errors.ts';
import { chooseSheet } from './choose-sheet.ts';
import type { FileKind } from './columns.ts';
import { readCsv } from './read-csv.ts';
import { openSpreadsheet } from './spreadsheet/open-spreadsheet.ts';
import { createTable, type Hints, type Table } from './table.ts';

/** What is known of a file besides what is in it. */
export type FileHints = Hints & {
  /** The name of the sheet to read. */
  sheet?: string;
};

/** What a file holds, and the sheet that was read, if it has several with something in them. */
export type ParsedFile<Key extends string> = Table<Key> & { sheet: Sheet | null };

/**
 * Reads a CSV or XLSX file, known by its content, whatever it is called. This holds its thread: a server calls
 * `readFile` instead.
 * @throws BadRequest with what is wrong and what to do, if it is not a table of this kind; UnclearFile if somebody has to
 * say more of it first.
 */
export function parseFile<Key extends string>(
  kind: FileKind<Key>,
  bytes: Buffer,
  { sheet: chosen, ...hints }: FileHints = {},
): ParsedFile<Key> {
  if (bytes.length > maxFileBytes) throw new BadRequest(fileTooLarge);
  const table = createTable(kind, hints);
  if (!isZip(bytes)) {
    readCsv(refuseBinary(bytes), table.add);
    return { ...table.finish(), sheet: null };
  }
  const spreadsheet = openSpreadsheet(bytes);
  const { sheet, isOneOfSeveral } = chooseSheet(spreadsheet, { ...hints, kind, chosen });
  spreadsheet.readSheet(sheet, table.add);
  const { name, isHidden } = sheet;
  return { ...table.finish(), sheet: isOneOfSeveral ? { name, isHidden } : null };
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
