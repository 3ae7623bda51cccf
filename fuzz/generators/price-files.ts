import * as fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { noBody } from '../request.ts';
import type { TypedBody } from './odd-bodies.ts';
import { hostileText, textLike } from './texts.ts';

const headings = [
  'Provider',
  'Medication',
  'Dose',
  'Price',
  'Consultation fee',
  'Stock',
  'Checked at',
];

const cell = textLike('Wegovy', 'Mounjaro', '5mg', '0.25mg', '129.99', 'yes', '2026-11-20', '=1+1');

const table = fc.tuple(
  fc.array(textLike(...headings), { minLength: 1, maxLength: 9 }),
  fc.array(fc.array(cell, { maxLength: 9 }), { maxLength: 5 }),
);

/** Price files as editors import them, and files that only look like one. */
export const priceFile: fc.Arbitrary<TypedBody> = fc
  .oneof(
    { weight: 3, arbitrary: table.map(toCsv) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(table, fc.constantFrom('A', 'XFD', 'ZZZZZZ', ''), rowNumber())
        .map(toXlsx),
    },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }).map(withZipMark) },
  )
  .map((bytes) => ({
    type: 'application/octet-stream',
    body: { ...noBody, head: Buffer.from(bytes).toString('latin1') },
  }));

function rowNumber(): fc.Arbitrary<string> {
  return fc.oneof(fc.constantFrom('2', '0', '-1', '25002', '1048577', '4000000000'), hostileText);
}

function toCsv([head, rows]: [string[], string[][]]): Uint8Array {
  return strToU8([head, ...rows].map((row) => row.map((text) => `"${text}"`).join(',')).join('\n'));
}

/** A minimal XLSX file with one sheet, whose last cell may be far away. */
function toXlsx([[head, rows], column, row]: [[string[], string[][]], string, string]): Uint8Array {
  const lines = [head, ...rows].map(
    (cells, index) => `<row r="${index + 1}">${cells.map(inlineCell).join('')}</row>`,
  );
  const last = `<row r="${escape(row)}"><c r="${column}${escape(row)}"><v>1</v></c></row>`;
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="${main}"><sheetData>${lines.join('')}${last}</sheetData></worksheet>`,
    ),
  });
}

function inlineCell(text: string): string {
  return `<c t="inlineStr"><is><t>${escape(text)}</t></is></c>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function withZipMark(bytes: Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), bytes]);
}
