import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate';

/** What a spreadsheet may have besides its sheet, as XML. */
export type SpreadsheetParts = {
  strings?: string;
  styles?: string;
  /** Attributes of the workbook's properties. */
  properties?: string;
};

type TestSheet = { name: string; rows: string; state?: 'hidden' | 'veryHidden' };

/** An XLSX file with a sheet of these rows, which are XML: see {@link textRow}. */
export function spreadsheet(rows: string, parts?: SpreadsheetParts): Buffer {
  return workbook([{ name: 'Prices', rows }, emptySheet], parts);
}

/** An XLSX file with several sheets. */
export function workbook(sheets: readonly TestSheet[], parts: SpreadsheetParts = {}): Buffer {
  const files = Object.entries(partsOf(sheets, parts)).map(([name, xml]) => [name, strToU8(xml)]);
  return Buffer.from(zipSync(Object.fromEntries(files), { level: 1 }));
}

const emptySheet: TestSheet = { name: 'Notes', rows: '' };

/** The same as it is written by a program that does not know yet how long a part becomes: sizes stand behind the parts. */
export function streamedSpreadsheet(rows: string, parts: SpreadsheetParts = {}): Buffer {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((_error, chunk) => chunks.push(chunk));
  for (const [name, xml] of Object.entries(
    partsOf([{ name: 'Prices', rows }, emptySheet], parts),
  )) {
    const file = new ZipDeflate(name);
    zip.add(file);
    file.push(strToU8(xml), true);
  }
  zip.end();
  return Buffer.concat(chunks);
}

/** A row of texts, as XML. */
export function textRow(row: number, texts: readonly string[]): string {
  const cells = texts.map(
    (text, index) =>
      `<c r="${String.fromCharCode(65 + index)}${row}" t="inlineStr"><is><t>${text}</t></is></c>`,
  );
  return `<row r="${row}">${cells.join('')}</row>`;
}

function partsOf(
  sheets: readonly TestSheet[],
  { strings = '', styles = '', properties = '' }: SpreadsheetParts,
): Record<string, string> {
  const entries = sheets.map(
    ({ name, state = 'visible' }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}" state="${state}" r:id="rId${index + 7}"/>`,
  );
  const targets = sheets.map(
    (_sheet, index) =>
      `<Relationship Id="rId${index + 7}" Type="${relationships}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  return {
    ...Object.fromEntries(
      sheets.map(({ rows }, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${strings}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}">${styles}</styleSheet>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relationships}"><workbookPr ${properties}/><sheets>${entries.join('')}</sheets></workbook>`,
    // In another order than that of the tabs, as programs may write them.
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets.toReversed().join('')}<Relationship Id="rId1" Type="${relationships}/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>`,
  };
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
