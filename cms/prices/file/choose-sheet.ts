import { sheetLabel, type Sheet } from '#contract/rules/price-import.ts';
import { BadRequest } from '#cms/runtime/errors.ts';
import type { FileKind, OtherNames } from './columns.ts';
import type { Spreadsheet } from './spreadsheet/open-spreadsheet.ts';
import { hasHeadings } from './table.ts';
import { UnclearFile } from './unclear-file.ts';

type Choosing<Key extends string> = {
  kind: FileKind<Key>;
  /** The name of the one that somebody has chosen. */
  chosen?: string;
  otherNames?: OtherNames;
};

/**
 * The sheet that is meant: the chosen one, the only one with anything in it, or the only one with the headings of this
 * kind of file. `isOneOfSeveral` is whether others have something in them.
 * @throws UnclearFile if several have the headings, or none; BadRequest if there is no such sheet.
 */
export function chooseSheet<SheetOfIt extends Sheet, Key extends string>(
  { sheets, readBeginnings }: Pick<Spreadsheet<SheetOfIt>, 'readBeginnings' | 'sheets'>,
  { kind, chosen, otherNames }: Choosing<Key>,
): { sheet: SheetOfIt; isOneOfSeveral: boolean } {
  const beginnings = readBeginnings();
  const linesOf = (sheet: SheetOfIt) => beginnings.get(sheet) ?? [];
  const filled = sheets.filter((sheet) => linesOf(sheet).length > 0);
  const isOneOfSeveral = filled.length > 1;
  if (chosen !== undefined) {
    const sheet = sheets.find(({ name }) => name === chosen);
    if (!sheet)
      throw new BadRequest(`There is no sheet called “${chosen}”. Choose the file again.`);
    return { sheet, isOneOfSeveral };
  }
  const fitting = filled.filter((sheet) =>
    linesOf(sheet).some(({ cells }) => hasHeadings(kind, cells, otherNames)),
  );
  const [sheet] = isOneOfSeveral ? fitting : [...filled, ...sheets];
  if (sheet && (fitting.length === 1 || !isOneOfSeveral)) return { sheet, isOneOfSeveral };
  throw fitting.length > 0
    ? unclear(`Several sheets of this workbook have ${kind.row}s.`, fitting)
    : unclear(`No sheet of this workbook has the headings of a file of ${kind.row}s.`, filled);
}

function unclear(text: string, candidates: readonly Sheet[]): UnclearFile {
  const sheets = candidates.map(({ name, isHidden }) => ({ name, isHidden }));
  const names = sheets.map(sheetLabel).join(', ');
  return new UnclearFile(`${text} Save the one you want as a separate file: ${names}.`, {
    about: 'sheet',
    text,
    sheets,
  });
}
