import { maxColumns, type Sheet } from '#contract/rules/price-import.ts';
import { BadRequest } from '#cms/runtime/errors.ts';
import { isBlank, maxLinesToHeadings, type Line, type TakeLine } from '../table.ts';
import { damaged } from './damaged.ts';
import { readSheet, type CellValues } from './read-sheet.ts';
import { readStrings } from './read-strings.ts';
import { readDateStyles } from './read-date-styles.ts';
import { readWorkbook, workbookParts } from './read-workbook.ts';
import { unpack } from './unpack.ts';

/** An XLSX file: its sheets, with the cells as text. */
export type Spreadsheet<SheetOfIt extends Sheet = Sheet> = {
  /** In the order of their tabs; at least one. */
  sheets: readonly SheetOfIt[];
  /** The first lines of each sheet that have something in them, as far as they can be read. */
  readBeginnings: () => Map<SheetOfIt, Line[]>;
  /** Hands on the lines of a sheet. */
  readSheet: (sheet: SheetOfIt, take: TakeLine) => void;
};

/** Of a sheet, to look for its headings. */
const bytesOfBeginning = 256 * 1024;

/**
 * Opens an XLSX file. A formula is its last result; lines and columns with nothing in them cost next to nothing,
 * wherever they are.
 * @throws BadRequest if it is another kind of file, damaged, or larger than an import may be; its functions throw it too.
 */
export function openSpreadsheet(bytes: Buffer) {
  const { sheets, ...workbook } = readWorkbook(unpack(bytes, workbookParts));
  const parts = unpack(bytes, [workbook.strings, workbook.styles]);
  const values: CellValues = {
    strings: readStrings(parts.get(workbook.strings)),
    dateStyles: readDateStyles(parts.get(workbook.styles)),
    countsFrom1904: workbook.countsFrom1904,
  };
  return {
    sheets,
    readBeginnings: () => {
      const beginnings = unpack(
        bytes,
        sheets.map(({ part }) => part),
        bytesOfBeginning,
      );
      return new Map(
        sheets.map((sheet) => [sheet, readBeginning(beginnings.get(sheet.part), values)]),
      );
    },
    readSheet: ({ part }, take) => {
      const xml = unpack(bytes, [part]).get(part);
      if (!xml) throw damaged();
      readSheet(xml, values, take);
    },
  } satisfies Spreadsheet<(typeof sheets)[number]>;
}

function readBeginning(xml: Buffer | undefined, values: CellValues): Line[] {
  const lines: Line[] = [];
  if (!xml) return lines;
  try {
    readSheet(xml, values, ({ line, cells }) => {
      const inColumns = cells.slice(0, maxColumns);
      if (!isBlank(inColumns)) lines.push({ line, cells: inColumns });
      if (lines.length === maxLinesToHeadings) throw damaged();
    });
  } catch (error) {
    // A sheet of which the rest is missing is like a damaged one.
    if (!(error instanceof BadRequest)) throw error;
  }
  return lines;
}
