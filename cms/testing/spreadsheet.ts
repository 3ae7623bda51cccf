import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate';

/** What a spreadsheet may have besides its sheet, as XML. */
export type SpreadsheetParts = {
  strings?: string;
  styles?: string;
  /** Attributes of the workbook's properties. */
  properties?: string;
};

/** An XLSX file with a sheet of these rows, which are XML: see {@link textRow}. */
export function spreadsheet(rows: string, parts: SpreadsheetParts = {}): Buffer {
  const files = Object.entries(partsOf(rows, parts)).map(([name, xml]) => [name, strToU8(xml)]);
  return Buffer.from(zipSync(Object.fromEntries(files), { level: 1 }));
}

/** The same as it is written by a program that does not know yet how long a part becomes: sizes stand behind the parts. */
export function streamedSpreadsheet(rows: string, parts: SpreadsheetParts = {}): Buffer {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((_error, chunk) => chunks.push(chunk));
  for (const [name, xml] of Object.entries(partsOf(rows, parts))) {
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

function partsOf(rows: string, { strings = '', styles = '', properties = '' }: SpreadsheetParts) {
  return {
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${strings}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}">${styles}</styleSheet>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relationships}"><workbookPr ${properties}/><sheets><sheet name="Prices" sheetId="1" r:id="rId7"/><sheet name="Notes" sheetId="2" r:id="rId8"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId8" Type="${relationships}/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="rId7" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId9" Type="${relationships}/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>`,
  };
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
