import { maxRows } from '#contract/rules/price-import.ts';
import { BadRequest } from '#cms/runtime/errors.ts';
import { formatCount } from '#contract/rules/counted.ts';
import type { TakeLine } from '../table.ts';
import { isCellText, unescapeText, withMore } from './cell-text.ts';
import { damaged } from './damaged.ts';
import { readXml } from './read-xml.ts';

export type CellValues = {
  strings: readonly string[];
  dateStyles: ReadonlySet<string>;
  countsFrom1904: boolean;
};

/** Rows and columns that no spreadsheet program goes beyond. */
const sheetRows = 1_048_576;
const sheetColumns = 16_384;

/**
 * Hands on the lines of a sheet as it comes to them. A cell with nothing in it is passed over.
 * @throws BadRequest if it is damaged, or has something below the rows that an import may have.
 */
export function readSheet(xml: Buffer, values: CellValues, take: TakeLine): void {
  let row = 0;
  let column = 0;
  let cells: string[] = [];
  let cell: Readonly<Record<string, string>> = {};
  let value = '';

  readXml(xml, {
    open: (name, attributes) => {
      if (name === 'row') {
        row = attributes.r === undefined ? row + 1 : Number(attributes.r);
        column = 0;
        cells = [];
      } else if (name === 'c') {
        cell = attributes;
        value = '';
        if (attributes.r === undefined) column += 1;
        else [row, column] = positionOf(attributes.r);
      }
    },
    text: (text, within) => {
      if (within.at(-1) === 'v' || isCellText(within)) value = withMore(value, text);
    },
    close: (name) => {
      if (name === 'c') putCell(textOf(cell, value, values));
      else if (name === 'row') take({ line: row, cells: Array.from(cells, (text) => text ?? '') });
    },
  });

  function putCell(text: string): void {
    if (!isAmong(row, sheetRows) || !isAmong(column, sheetColumns)) throw damaged();
    if (text.trim() === '') return;
    if (row > maxRows + 1) throw new BadRequest(tooManyRows(row));
    cells[column - 1] = text;
  }
}

function isAmong(place: number, last: number): boolean {
  return Number.isInteger(place) && place >= 1 && place <= last;
}

function tooManyRows(row: number): string {
  const [found, last] = [row, maxRows + 1].map((each) => formatCount(each));
  return `There is something in row ${found}, and only the first ${last} rows are read. Delete what stands below the rows, or split the file into smaller ones and import one after the other.`;
}

/** `C7` is row 7, column 3. */
function positionOf(reference: string): [row: number, column: number] {
  const [, letters, digits] = /^([A-Z]{1,3})(\d{1,10})$/.exec(reference) ?? [];
  if (letters === undefined) throw damaged();
  const column = Array.from(letters).reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  );
  return [Number(digits), column];
}

function textOf(
  { t: type = 'n', s: style = '' }: Readonly<Record<string, string>>,
  value: string,
  { strings, dateStyles, countsFrom1904 }: CellValues,
): string {
  if (value === '') return '';
  switch (type) {
    case 's': {
      const text = strings[Number(value)];
      if (text === undefined) throw damaged();
      return text;
    }
    case 'b':
      return value === '1' ? 'yes' : 'no';
    case 'n':
      return dateStyles.has(style) ? toTime(Number(value), countsFrom1904) : toNumber(value);
    default:
      return unescapeText(value);
  }
}

/** 129.98999999999998, as a spreadsheet calculates, is 129.99. */
function toNumber(value: string): string {
  const number = Number(value);
  return Number.isNaN(number) ? value : String(Number(number.toPrecision(12)));
}

/** Days and their fractions since day 0 as an ISO time without a zone, as spreadsheets have none; to the second. */
function toTime(days: number, countsFrom1904: boolean): string {
  const dayZero = countsFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const time = new Date(dayZero + Math.round(days * 86_400) * 1000);
  return Number.isNaN(time.getTime()) ? String(days) : time.toISOString().slice(0, -1);
}
