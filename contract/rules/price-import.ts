/** What a price import finds in a file, as the admin shows it. */

/**
 * What a row of the file does; `checked` finds what is stored as it was, at a later time, and a `conflict` would revert
 * what somebody has stored since the file was written.
 */
export const rowKinds = [
  'unchanged',
  'checked',
  'changed',
  'conflict',
  'new',
  'unknown',
  'wrong',
] as const;
export type RowKind = (typeof rowKinds)[number];

/** What a person is told of each kind. */
export const rowKindNames: Record<RowKind, string> = {
  unchanged: 'unchanged',
  checked: 'checked, no change',
  changed: 'changed',
  conflict: 'changed here too',
  new: 'new',
  unknown: 'unknown',
  wrong: 'wrong',
};

/** The rows of each kind in a file without rows. */
export const noRows: Readonly<Record<RowKind, number>> = {
  unchanged: 0,
  checked: 0,
  changed: 0,
  conflict: 0,
  new: 0,
  unknown: 0,
  wrong: 0,
};

/**
 * A field of a product that changes, in words; `from` is missing where the product is new, and `downloaded` is what it
 * was when the file was downloaded, if that was something else again.
 */
export type FieldChange = { field: string; downloaded?: string; from?: string; to: string };

/** What an import would do with a row of its file. */
export type RowPlan = {
  /** The line of the file. */
  line: number;
  kind: RowKind;
  provider: string;
  medication: string;
  dose: string;
  changes: FieldChange[];
  /** By how many per cent the price rises; negative where it falls. */
  pricePercent?: number;
  /** Whether it is skipped unless a person has confirmed it. */
  needsTick: boolean;
  /** Whether it is skipped in any case, because it is wrong or unknown. */
  isInvalid: boolean;
  /** What is wrong, unknown or to be confirmed. */
  reason?: string;
};

export const maxFileBytes = 10 * 1024 * 1024;
export const fileTooLarge =
  'The file is larger than 10 MB. Split it into smaller files and import one after the other.';

/** How large a spreadsheet may be when unpacked; 25,000 rows of prices take a third of it. */
export const maxUnpackedBytes = 30 * 1024 * 1024;

/** Rows below the headings; empty ones do not count. */
export const maxRows = 25_000;
export const maxColumns = 50;

/** In characters. */
export const maxHeadingLength = 200;
export const maxCellLength = 1000;

/** The status of an import; `applying` and `undoing` complete by themselves, even after a crash. */
export type ImportStatus = 'applied' | 'applying' | 'previewed' | 'undoing' | 'undone';

/** An import as the admin shows it; times are ISO UTC. */
export type ImportSummary = {
  id: string;
  fileName: string;
  status: ImportStatus;
  counts: Record<RowKind, number>;
  uploadedAt: string;
  uploadedBy: string | null;
  appliedAt: string | null;
  appliedBy: string | null;
  undoneAt: string | null;
  undoneBy: string | null;
  changedRows: number;
  createdRows: number;
  /** Products that it found as they were. */
  checkedRows: number;
  /** Why the last applying or undoing was refused. */
  problem: string | null;
};

export type Preview = {
  import: ImportSummary;
  rows: RowPlan[];
  /** Headings of columns that are not known and ignored. */
  unusedColumns: string[];
};
