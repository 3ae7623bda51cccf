/** A column of a file that people bring in. */
export type Column<Key extends string> = {
  key: Key;
  /** In the files that we write. */
  heading: string;
  /** Other headings that it may have. */
  aliases: readonly string[];
  /** In characters. */
  width: number;
  /** Whether a file must have it. */
  isRequired?: boolean;
  /** Whether its cells are amounts in pounds. */
  isAmount?: boolean;
};

/** A kind of file that people bring in: what each of its rows is, and what the file says of it. */
export type FileKind<Key extends string = string> = {
  /** One of its rows, as in “price”. */
  row: string;
  /** In the order in which we write them. */
  columns: readonly Column<Key>[];
  /** Where to find a file of this kind. */
  example: string;
};

export type FoundColumns<Key extends string> = {
  /** The column at each position of a row; undefined if we do not know it. */
  keys: (Key | undefined)[];
  /** Headings that we do not know, as in the file. */
  unused: string[];
  /** Headings of ours that occur more than once. */
  repeated: string[];
  /** Headings of required columns that are missing. */
  missing: string[];
};

/** Recognises the columns by their headings, in any order, case and spacing. */
export function findColumns<Key extends string>(
  columns: readonly Column<Key>[],
  headings: readonly string[],
): FoundColumns<Key> {
  const keysByName = new Map(
    columns.flatMap(({ key, heading, aliases }) =>
      [heading, ...aliases].map((name) => [normalise(name), key] as const),
    ),
  );
  const keys = headings.map((heading) => keysByName.get(normalise(heading)));
  return {
    keys,
    unused: headings.filter((heading, index) => heading.trim() !== '' && !keys[index]),
    repeated: columns
      .filter(({ key }) => keys.indexOf(key) !== keys.lastIndexOf(key))
      .map(({ heading }) => heading),
    missing: columns
      .filter(({ key, isRequired }) => isRequired && !keys.includes(key))
      .map(({ heading }) => heading),
  };
}

/** `Consultation  Fee (£)`, `consultation_fee` and `ConsultationFee` are one name. */
function normalise(heading: string): string {
  return heading
    .replaceAll(/\([^()]*\)|£/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
}
