/** The columns of a price file, in the order in which we write them. */
export const columns = [
  { key: 'provider', heading: 'Provider', others: ['company', 'pharmacy', 'clinic'] },
  { key: 'medication', heading: 'Medication', others: ['medicine', 'drug', 'brand', 'product'] },
  { key: 'dose', heading: 'Dose', others: ['strength', 'dosage'] },
  { key: 'price', heading: 'Price', others: ['price gbp', 'monthly price', 'cost'] },
  {
    key: 'consultationFee',
    heading: 'Consultation fee',
    others: ['consultation', 'consultation cost', 'consultation price'],
  },
  {
    key: 'deliveryFee',
    heading: 'Delivery fee',
    others: ['delivery', 'delivery cost', 'delivery price', 'shipping', 'postage'],
  },
  { key: 'stock', heading: 'Stock', others: ['in stock', 'availability', 'available'] },
  { key: 'sourceUrl', heading: 'Source URL', others: ['source', 'url', 'link', 'web page'] },
  {
    key: 'checkedAt',
    heading: 'Checked at',
    others: ['checked', 'last checked', 'date checked', 'checked on'],
  },
] as const;

export type ColumnKey = (typeof columns)[number]['key'];

/** Without these a row says nothing. */
export const requiredColumns: readonly ColumnKey[] = ['provider', 'medication', 'dose', 'price'];

export type FoundColumns = {
  /** What stands where in a row; undefined is a column that we do not know. */
  keys: (ColumnKey | undefined)[];
  /** Headings that we do not know, as they stand in the file. */
  unused: string[];
  /** Headings of ours that stand there twice. */
  repeated: string[];
  /** Headings of ours without which a row says nothing. */
  missing: string[];
};

/** Finds out from the heading row what stands in which column: in any order, case and spacing. */
export function findColumns(headings: readonly string[]): FoundColumns {
  const keys = headings.map((heading) => keysByName.get(nameOf(heading)));
  return {
    keys,
    unused: headings.filter((heading, index) => heading.trim() !== '' && !keys[index]),
    repeated: columns
      .filter(({ key }) => keys.indexOf(key) !== keys.lastIndexOf(key))
      .map(({ heading }) => heading),
    missing: columns
      .filter(({ key }) => requiredColumns.includes(key) && !keys.includes(key))
      .map(({ heading }) => heading),
  };
}

const keysByName = new Map<string, ColumnKey>(
  columns.flatMap(({ key, heading, others }) =>
    [heading, ...others].map((name) => [nameOf(name), key] as const),
  ),
);

/** `Consultation  Fee (£)`, `consultation_fee` and `ConsultationFee` are one name. */
function nameOf(heading: string): string {
  return heading
    .replaceAll(/\([^()]*\)|£/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
}
