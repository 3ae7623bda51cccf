import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  spreadsheet,
  streamedSpreadsheet,
  textRow,
  type SpreadsheetParts,
} from '#cms/testing/spreadsheet.ts';
import type { Line } from '../table.ts';
import { openSpreadsheet } from './open-spreadsheet.ts';

function readFile(bytes: Buffer): Line[] {
  const lines: Line[] = [];
  const { sheets, readSheet } = openSpreadsheet(bytes);
  readSheet(sheets[0]!, (line) => lines.push(line));
  return lines;
}

function read(rows: string, parts?: SpreadsheetParts): Line[] {
  return readFile(spreadsheet(rows, parts));
}

function attributes(count: number): string {
  return Array.from({ length: count }, (_, index) => `a${index}=""`).join(' ');
}

function nested(count: number): string {
  return '<a>'.repeat(count) + '</a>'.repeat(count);
}

describe('a spreadsheet', () => {
  it.each([
    ['text', '<c r="A1" t="inlineStr"><is><t>Smith &amp; Sons</t></is></c>', 'Smith & Sons'],
    ['shared text', '<c r="A1" t="s"><v>0</v></c>', 'Ashdown'],
    ['text in several styles', '<c r="A1" t="s"><v>1</v></c>', 'Birch & Sons'],
    ['text with its pronunciation', '<c r="A1" t="s"><v>2</v></c>', '課きく'],
    ['text with a code', '<c r="A1" t="s"><v>3</v></c>', 'a\rb'],
    ['an emoji', '<c r="A1" t="inlineStr"><is><t>&#128138;</t></is></c>', '💊'],
    ['a formula', '<c r="A1" t="str"><f>B1&amp;C1</f><v>x</v></c>', 'x'],
    ['a formula that counts', '<c r="A1"><f>B1*2</f><v>129.98999999999998</v></c>', '129.99'],
    ['an error', '<c r="A1" t="e"><f>1/0</f><v>#DIV/0!</v></c>', '#DIV/0!'],
    ['yes', '<c r="A1" t="b"><v>1</v></c>', 'yes'],
    ['no', '<c r="A1" t="b"><v>0</v></c>', 'no'],
    ['a number', '<c r="A1" s="0"><v>1.2995E2</v></c>', '129.95'],
    ['a number in pounds', '<c r="A1" s="3"><v>46346</v></c>', '46346'],
    ['a day', '<c r="A1" s="1"><v>46346</v></c>', '2026-11-20T00:00:00.000'],
    [
      'a day and time in a format of its own',
      '<c r="A1" s="2"><v>46346.670138888889</v></c>',
      '2026-11-20T16:05:00.000',
    ],
    ['a day in ISO format', '<c r="A1" t="d"><v>2026-11-20</v></c>', '2026-11-20'],
    ['a day in no year', '<c r="A1" s="1"><v>99999999999</v></c>', '99999999999'],
  ])('has %s as text', (_what, cell, text) => {
    const strings =
      '<si><t>Ashdown</t></si><si><r><rPr><b/></rPr><t>Birch</t></r><r><t xml:space="preserve"> &amp; Sons</t></r></si>' +
      '<si><t>課きく</t><rPh sb="0" eb="1"><t>カ</t></rPh></si><si><t>a_x000D_b</t></si>';
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="[$-809]dd\\ mmm&quot; at &quot;hh:mm;@"/>' +
      '<numFmt numFmtId="165" formatCode="[Red]&quot;pounds &quot;#,##0.00\\d"/></numFmts>' +
      '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>';
    expect(read(`<row r="1">${cell}</row>`, { strings, styles })).toEqual([
      { line: 1, cells: [text] },
    ]);
  });

  it('has no more of a text than a cell of Excel holds', () => {
    const text = 'é'.repeat(40_000);
    const strings = `<si><t>${text}</t></si>`;
    const cells = `<c t="s"><v>0</v></c><c t="inlineStr"><is><t>${text}</t></is></c>`;
    const [line] = read(`<row r="1">${cells}</row>`, { strings });
    expect(line?.cells).toEqual([text.slice(0, 32_767), text.slice(0, 32_767)]);
  });

  it.each([
    ['attributes of an element', (count: number) => `<row ${attributes(count)}/>`, 1000],
    // The sheet and its data are two of them.
    ['elements one in another', nested, 998],
  ])('may have a thousand %s, and no more', (_what, xml, most) => {
    expect(read(xml(most))).toBeInstanceOf(Array);
    expect(() => read(xml(most + 1))).toThrow(/damaged or of another kind/);
  });

  it('may count its days from 1904', () => {
    const styles = '<cellXfs><xf numFmtId="14"/></cellXfs>';
    const rows = '<row r="1"><c r="A1" s="0"><v>44884</v></c></row>';
    expect(read(rows, { styles, properties: 'date1904="1"' })[0]?.cells).toEqual([
      '2026-11-20T00:00:00.000',
    ]);
  });

  it('may leave out cells, rows and all references', () => {
    expect(read('<row r="3"><c r="B3"><v>1</v></c><c r="D3"><v>2</v></c></row>')).toEqual([
      { line: 3, cells: ['', '1', '', '2'] },
    ]);
    expect(read('<row><c/><c><v>1</v></c></row><row><c><v>2</v></c></row>')).toEqual([
      { line: 1, cells: ['', '1'] },
      { line: 2, cells: ['2'] },
    ]);
    expect(read('<row><c r="A7"><v>1</v></c></row>')).toEqual([{ line: 7, cells: ['1'] }]);
  });

  it('may name its elements with a prefix', () => {
    const rows =
      '<x:row xmlns:x="urn:x" r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>a</x:t></x:is></x:c></x:row>';
    expect(read(rows)).toEqual([{ line: 1, cells: ['a'] }]);
  });

  it('may be packed by a program that does not know sizes beforehand', () => {
    expect(readFile(streamedSpreadsheet(textRow(1, ['a', 'b'])))).toEqual([
      { line: 1, cells: ['a', 'b'] },
    ]);
  });

  it('may have formatted rows and columns without anything in them, down to the last', () => {
    const empty = Array.from(
      { length: 100_000 },
      (_, index) => `<row r="${index + 2}"><c r="A${index + 2}" s="1"/></row>`,
    );
    const last = '<row r="1048576" ht="12.8"><c r="XFD1048576" s="1"/></row>';
    const lines = read(`${textRow(1, ['a'])}${empty.join('')}${last}`);
    expect(lines.filter(({ cells }) => cells.length > 0)).toEqual([{ line: 1, cells: ['a'] }]);
  });
});

describe('a spreadsheet that cannot be imported', () => {
  const damaged = /cannot be read: it is damaged or of another kind\. Open it, save it as \.xlsx/;
  const cell = (reference: string) => `<row><c r="${reference}"><v>1</v></c></row>`;

  it.each([
    [
      'a cell below row 25,001',
      cell('A25002'),
      /something in row 25,002, and only the first 25,001/,
    ],
    [
      'a cell in the last row',
      cell('XFD1048576'),
      /something in row 1,048,576, and only the first/,
    ],
    ['a cell in a row that there is nowhere', cell('A4000000000'), damaged],
    ['a row that there is nowhere', '<row r="4000000000"><c/></row>', damaged],
    ['a row before the first', '<row r="-1"><c><v>1</v></c></row>', damaged],
    ['a row between two others', '<row r="1.5"><c><v>1</v></c></row>', damaged],
    ['a row without a number', '<row r="x"><c><v>1</v></c></row>', damaged],
    ['a column that there is nowhere', cell('XFE1'), damaged],
    ['a reference that is none', cell('1A'), damaged],
    ['a text that is nowhere', '<row><c t="s"><v>1000000000</v></c></row>', damaged],
    ['an element that does not end', '<row><c>', damaged],
    ['an entity of its own', '<row><c><v>&bomb;</v></c></row>', damaged],
  ])('because of %s is refused with what to do', (_what, rows, sentence) => {
    expect(() => read(rows)).toThrow(sentence);
  });

  it('because it is cut off, or another kind of ZIP file, is refused with what to do', () => {
    const bytes = spreadsheet(textRow(1, ['a']));
    expect(() => readFile(bytes.subarray(0, 300))).toThrow(damaged);
    expect(() => readFile(Buffer.from(zipSync({ 'word/document.xml': bytes })))).toThrow(damaged);
  });

  it('because it unpacks to more than 30 MB is refused, whatever size it says that it has', () => {
    const bytes = spreadsheet('<row/>'.repeat(6_000_000));
    expect(() => readFile(bytes)).toThrow(/unpacks to more than 30 MB: .* Copy the rows/);
    expect(() => readFile(lyingAboutSizes(bytes))).toThrow(/unpacks to more than 30 MB/);
  });
});

/** The same file, whose parts say that they unpack to 1 byte. */
function lyingAboutSizes(zip: Buffer): Buffer {
  const lying = Buffer.from(zip);
  for (const [signature, offset] of [
    ['PK\x03\x04', 22],
    ['PK\x01\x02', 24],
  ] as const) {
    for (let at = lying.indexOf(signature); at !== -1; at = lying.indexOf(signature, at + 1)) {
      lying.writeUInt32LE(1, at + offset);
    }
  }
  return lying;
}
