import type { RenamedColumn } from '#contract/rules/price-import.ts';
import { sameName } from '../plan/find-by-name.ts';

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
  /** Whether it is ours alone, so that no column of another name is read as it. */
  isInternal?: boolean;
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
  /** Those that are known by another name. */
  renamed: RenamedColumn[];
  /** Headings that we do not know. */
  unused: string[];
  /** Headings of ours that occur more than once. */
  repeated: string[];
  /** Headings of required columns that are missing. */
  missing: string[];
  /** Headings of ours that one of another name could be read as. */
  free: string[];
};

/** Our headings, by what the same is called elsewhere: see {@link sameName}. */
export type OtherNames = ReadonlyMap<string, string>;

/**
 * Recognises the columns by their headings, in any order, case and spacing. What they are called elsewhere counts only
 * where the file has no column of that heading itself.
 */
export function findColumns<Key extends string>(
  columns: readonly Column<Key>[],
  headings: readonly string[],
  otherNames: OtherNames = new Map(),
): FoundColumns<Key> {
  const keysByName = new Map(
    columns.flatMap(({ key, heading, aliases }) =>
      [heading, ...aliases].map((name) => [normalise(name), key] as const),
    ),
  );
  const ownKeys = headings.map((heading) => keysByName.get(normalise(heading)));
  const renamed: RenamedColumn[] = [];
  const keys = headings.map((heading, index) => {
    const readAs = otherNames.get(sameName(heading));
    const key = readAs === undefined ? undefined : keysByName.get(normalise(readAs));
    if (ownKeys[index] || readAs === undefined || !key || ownKeys.includes(key))
      return ownKeys[index];
    renamed.push({ heading: heading.trim(), readAs });
    return key;
  });
  return {
    keys,
    renamed,
    unused: headings.flatMap((heading, index) => (keys[index] ? [] : heading.trim() || [])),
    repeated: columns
      .filter(({ key }) => keys.indexOf(key) !== keys.lastIndexOf(key))
      .map(({ heading }) => heading),
    missing: columns
      .filter(({ key, isRequired }) => isRequired && !keys.includes(key))
      .map(({ heading }) => heading),
    free: columns
      .filter(({ key, isInternal }) => !isInternal && !ownKeys.includes(key))
      .map(({ heading }) => heading),
  };
}

/**
 * `Consultation  Fee (£)`, `consultation_fee` and `ConsultationFee` are one name. `Price (3 months)` is not `Price`: what
 * a heading says besides its currency may change what stands below it.
 */
function normalise(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[\s_:-]/g, '')
    .replaceAll(/\((?:£|gbp)\)|£/g, '');
}
