import type { Payload } from 'payload';
import { compareDoses } from '#contract/rules/dose.ts';
import {
  priceFieldNames,
  priceFields,
  type PriceFieldName,
  type PriceValues,
} from '../price-fields.ts';
import { readNames, readProducts } from '../plan/read-directory.ts';
import { priceFile, type PriceColumn } from './price-columns.ts';
import type { TableFormat } from '#cms/tables/write-table.ts';
import { writeFile } from './write-file.ts';

type Row = Record<PriceColumn, string>;

/** The prices as they are stored, in the columns of an import: imported again, the file changes nothing. */
export async function currentPrices(payload: Payload, format: TableFormat): Promise<Buffer> {
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
  return writeFile({ kind: priceFile, rows, format });
}

/** An example of the file that an import takes: two rows with medications that are stored, of a provider that is not. */
export async function templateFile(payload: Payload, format: TableFormat): Promise<Buffer> {
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
  return writeFile({ kind: priceFile, rows, format });
}

function mapPriceFields(toCell: (name: PriceFieldName) => string): Record<PriceFieldName, string> {
  const cells = priceFieldNames.map((name) => [name, toCell(name)]);
  return Object.fromEntries(cells) as Record<PriceFieldName, string>;
}

function writeCell<Field extends PriceFieldName>(name: Field, value: PriceValues[Field]): string {
  return priceFields[name].write(value);
}

function namesById(documents: readonly { id: string; name: string }[]): Map<string, string> {
  return new Map(documents.map(({ id, name }) => [id, name]));
}

function compareRows(a: Row, b: Row): number {
  return (
    collator.compare(a.provider, b.provider) ||
    collator.compare(a.medication, b.medication) ||
    compareDoses(a.dose, b.dose)
  );
}

const collator = new Intl.Collator('en-GB', { numeric: true });
