import { priceFieldNames, priceFields, type PriceFieldName } from '../price-fields.ts';

type ProductKey = 'dose' | 'medication' | 'provider';
export type ColumnKey = PriceFieldName | ProductKey | 'version';

type Column = { key: ColumnKey; heading: string; aliases: readonly string[]; width: number };

/** Which product a row is about. */
const productColumns: readonly Column[] = [
  {
    key: 'provider',
    heading: 'Provider',
    aliases: ['company', 'pharmacy', 'clinic'],
    width: 32,
  },
  {
    key: 'medication',
    heading: 'Medication',
    aliases: ['medicine', 'drug', 'brand', 'product'],
    width: 14,
  },
  { key: 'dose', heading: 'Dose', aliases: ['strength', 'dosage'], width: 14 },
];

/** The columns of a price file, in the order in which we write them. */
export const columns: readonly Column[] = [
  ...productColumns,
  ...priceFieldNames.map((key) => ({ key, ...priceFields[key] })),
  // What was stored when the file was downloaded, so that a stale file reverts nobody.
  { key: 'version', heading: 'Version', aliases: [], width: 38 },
];

/** Columns that a file must have. */
const requiredKeys: ReadonlySet<ColumnKey> = new Set([
  'provider',
  'medication',
  'dose',
  'pricePence',
]);

export type FoundColumns = {
  /** The column at each position of a row; undefined if we do not know it. */
  keys: (ColumnKey | undefined)[];
  /** Headings that we do not know, as in the file. */
  unused: string[];
  /** Headings of ours that occur more than once. */
  repeated: string[];
  /** Headings of required columns that are missing. */
  missing: string[];
};

/** Recognises the columns by their headings, in any order, case and spacing. */
export function findColumns(headings: readonly string[]): FoundColumns {
  const keys = headings.map((heading) => keysByName.get(normalise(heading)));
  return {
    keys,
    unused: headings.filter((heading, index) => heading.trim() !== '' && !keys[index]),
    repeated: columns
      .filter(({ key }) => keys.indexOf(key) !== keys.lastIndexOf(key))
      .map(({ heading }) => heading),
    missing: columns
      .filter(({ key }) => requiredKeys.has(key) && !keys.includes(key))
      .map(({ heading }) => heading),
  };
}

const keysByName = new Map<string, ColumnKey>(
  columns.flatMap(({ key, heading, aliases }) =>
    [heading, ...aliases].map((name) => [normalise(name), key] as const),
  ),
);

/** `Consultation  Fee (£)`, `consultation_fee` and `ConsultationFee` are one name. */
function normalise(heading: string): string {
  return heading
    .replaceAll(/\([^()]*\)|£/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
}
