import { stringify } from 'csv-stringify';
import type { Payload } from 'payload';
import writeExcelFile from 'write-excel-file/node';
import { toDecimalString } from '#contract/rules/money.ts';
import { columns, type ColumnKey } from './columns.ts';
import { escapeFormula } from './formula-escape.ts';
import { inGroups } from '../pause.ts';
import type { StoredProduct } from '../products.ts';
import { readDirectory } from '../read-directory.ts';

export const fileFormats = ['csv', 'xlsx'] as const;
export type FileFormat = (typeof fileFormats)[number];

export const mediaTypes: Record<FileFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

type Row = Record<ColumnKey, string>;

/** The prices as they are stored, in the columns of an import: imported again, the file changes nothing. */
export async function currentPrices(payload: Payload, format: FileFormat): Promise<Buffer> {
  const { providers, medications, products } = await readDirectory(payload);
  const providerNames = namesById(providers);
  const medicationNames = namesById(medications);
  const rows = products
    .filter(({ deletedAt }) => deletedAt === null)
    .map((product) => toRow(product, providerNames, medicationNames))
    .toSorted(compareRows);
  return toFile(rows, format);
}

/** An example of the file that an import takes, with one row of each kind. */
export function templateFile(format: FileFormat): Promise<Buffer> {
  return toFile(exampleRows, format);
}

const exampleRows: Row[] = [
  {
    provider: 'Example Online Clinic',
    medication: 'Mounjaro',
    dose: '2.5mg',
    price: '129.50',
    consultationFee: '0',
    deliveryFee: '4.95',
    stock: 'yes',
    sourceUrl: 'https://clinic.example/prices',
    checkedAt: '2026-11-20',
  },
  {
    provider: 'Example Online Clinic',
    medication: 'Saxenda',
    dose: '3mg daily',
    price: '1,199.00',
    consultationFee: '',
    deliveryFee: 'free',
    stock: 'no',
    sourceUrl: '',
    checkedAt: '20/11/2026',
  },
];

function toRow(
  product: StoredProduct,
  providers: ReadonlyMap<string, string>,
  medications: ReadonlyMap<string, string>,
): Row {
  return {
    provider: providers.get(product.provider) ?? '',
    medication: medications.get(product.medication) ?? '',
    dose: product.dose,
    price: toDecimalString(product.pricePence),
    consultationFee: toDecimalString(product.consultationFeePence) ?? '',
    deliveryFee: toDecimalString(product.deliveryFeePence) ?? '',
    stock: product.inStock ? 'yes' : 'no',
    sourceUrl: product.sourceUrl ?? '',
    checkedAt: product.checkedAt,
  };
}

function toFile(rows: readonly Row[], format: FileFormat): Promise<Buffer> {
  const headings = columns.map(({ heading }) => heading);
  const cells = rows.map((row) => columns.map(({ key }) => row[key]));
  return format === 'csv' ? toCsv([headings, ...cells]) : toSpreadsheet(headings, cells);
}

/** With the mark by which Excel knows UTF-8. */
async function toCsv(lines: readonly string[][]): Promise<Buffer> {
  const csv = stringify({ bom: true, record_delimiter: 'windows' });
  const text = csv.setEncoding('utf8').toArray() as Promise<string[]>;
  for await (const group of inGroups(lines, 1000)) {
    for (const line of group) csv.write(line.map(escapeFormula));
  }
  csv.end();
  return Buffer.from((await text).join(''));
}

/** Every cell is text, so that a dose stays a dose and nothing is run as a formula. */
function toSpreadsheet(headings: readonly string[], cells: readonly string[][]): Promise<Buffer> {
  const headingRow = headings.map((value) => ({
    value,
    type: String,
    fontWeight: 'bold' as const,
  }));
  const rows = cells.map((row) => row.map((value) => ({ value, type: String })));
  return writeExcelFile([headingRow, ...rows], {
    sheet: 'Prices',
    stickyRowsCount: 1,
    columns: headings.map((heading) => ({ width: widths[heading] ?? 14 })),
  }).toBuffer();
}

/** In characters; whatever is not named here is as wide as a price. */
const widths: Record<string, number> = { Provider: 32, 'Source URL': 48, 'Checked at': 26 };

function namesById(documents: readonly { id: string; name: string }[]): Map<string, string> {
  return new Map(documents.map(({ id, name }) => [id, name]));
}

function compareRows(a: Row, b: Row): number {
  return (
    collator.compare(a.provider, b.provider) ||
    collator.compare(a.medication, b.medication) ||
    collator.compare(a.dose, b.dose)
  );
}

const collator = new Intl.Collator('en-GB', { numeric: true });
