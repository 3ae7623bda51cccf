import { priceFieldNames, priceFields, type PriceFieldName } from '../price-fields.ts';
import type { Column, FileKind } from './columns.ts';

type ProductKey = 'dose' | 'medication' | 'provider';
export type PriceColumn = PriceFieldName | ProductKey | 'version';

/** Which product a row is about. */
const productColumns: readonly Column<ProductKey>[] = [
  {
    key: 'provider',
    heading: 'Provider',
    aliases: ['company', 'pharmacy', 'clinic'],
    width: 32,
    isRequired: true,
  },
  {
    key: 'medication',
    heading: 'Medication',
    aliases: ['medicine', 'drug', 'brand', 'product'],
    width: 14,
    isRequired: true,
  },
  {
    key: 'dose',
    heading: 'Dose',
    aliases: ['strength', 'dosage'],
    width: 14,
    isRequired: true,
  },
];

/** A file of prices. */
export const priceFile: FileKind<PriceColumn> = {
  row: 'price',
  columns: [
    ...productColumns,
    ...priceFieldNames.map((key) => ({
      key,
      ...priceFields[key],
      isRequired: key === 'pricePence',
    })),
    // What was stored when the file was downloaded, so that a stale file reverts nobody.
    { key: 'version', heading: 'Version', aliases: [], width: 38, isInternal: true },
  ],
  example: 'Download the template to see how.',
};
