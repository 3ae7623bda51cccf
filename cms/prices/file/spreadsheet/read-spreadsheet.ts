import type { TakeLine } from '../table.ts';
import { damaged } from './damaged.ts';
import { readSheet } from './read-sheet.ts';
import { readStrings } from './read-strings.ts';
import { readDateStyles } from './read-date-styles.ts';
import { readWorkbook, workbookParts } from './read-workbook.ts';
import { unpack } from './unpack.ts';

/**
 * Hands on the lines of an XLSX file's first sheet, with its cells as text; a formula is its last result. Lines and
 * columns with nothing in them cost next to nothing, wherever they are.
 * @throws BadRequest if it is another kind of file, damaged, or larger than an import may be.
 */
export function readSpreadsheet(bytes: Buffer, take: TakeLine): void {
  const workbook = readWorkbook(unpack(bytes, workbookParts));
  const parts = unpack(bytes, [workbook.sheet, workbook.strings, workbook.styles]);
  const sheet = parts.get(workbook.sheet);
  if (!sheet) throw damaged();
  const strings = readStrings(parts.get(workbook.strings));
  const dateStyles = readDateStyles(parts.get(workbook.styles));
  readSheet(sheet, { strings, dateStyles, countsFrom1904: workbook.countsFrom1904 }, take);
}
