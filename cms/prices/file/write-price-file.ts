import { stringify } from 'csv-stringify';
import type { Payload } from 'payload';
import writeExcelFile from 'write-excel-file/node';
import { columns, type ColumnKey } from './columns.ts';
import { escapeFormula } from '#contract/rules/formula-escape.ts';
import { inGroups } from '../in-groups.ts';
import {
  priceFieldNames,
  priceFields,
  type PriceFieldName,
  type PriceValues,
} from '../price-fields.ts';
import { readNames, readProducts } from '../plan/read-directory.ts';

export const fileFormats = ['csv', 'xlsx'] as const;
export type FileFormat = (typeof fileFormats)[number];

export const mediaTypes: Record<FileFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

type Row = Record<ColumnKey, string>;

/** The prices as they are stored, in the columns of an import: imported again, the file changes nothing. */
export async function currentPrices(payload: Payload, format: FileFormat): Promise<Buffer> {
  const { providers, medications } = await readNames(payload);
  const products = await readProducts(payload);
  const providerNames = namesById(providers);
  const medicationNames = namesById(medications);
  const rows = products
    .filter(({ deletedAt }) => deletedAt === null)
    .map((product) => ({
      provider: providerNames.get(product.provider) ?? '',
      medication: medicationNames.get(product.medication) ?? '',
      dose: product.dose,
      ...mapPriceFields((name) => writeCell(name, product[name])),
      version: product.observation?.id ?? '',
    }))
    .toSorted(compareRows);
  return toFile(rows, format);
}

/** An example of the file that an import takes: two rows with medications that are stored, of a provider that is not. */
export async function templateFile(payload: Payload, format: FileFormat): Promise<Buffer> {
  const { medications } = await readNames(payload);
  const products = await readProducts(payload);
  const rows = ([0, 1] as const).map((index): Row => {
    const medication = medications[index % medications.length];
    const product = products.find((each) => each.medication === medication?.id);
    return {
      provider: 'Example Online Clinic',
      medication: medication?.name ?? 'Example medication',
      dose: product?.dose ?? '2.5mg',
      ...mapPriceFields((name) => priceFields[name].examples[index]),
      version: '',
    };
  });
  return toFile(rows, format);
}

function mapPriceFields(toCell: (name: PriceFieldName) => string): Record<PriceFieldName, string> {
  const cells = priceFieldNames.map((name) => [name, toCell(name)]);
  return Object.fromEntries(cells) as Record<PriceFieldName, string>;
}

function writeCell<Field extends PriceFieldName>(name: Field, value: PriceValues[Field]): string {
  return priceFields[name].write(value);
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
    columns: columns.map(({ width }) => ({ width })),
  }).toBuffer();
}

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
