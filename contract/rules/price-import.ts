import { formatDate } from './date.ts';

/** The contract between the price import and the admin. */

/**
 * The effect of a row; `checked` confirms the stored values at a later time, a `conflict` would revert what somebody has
 * stored since the file was written.
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

/** The label of each kind in the admin. */
export const rowKindNames: Record<RowKind, string> = {
  unchanged: 'unchanged',
  checked: 'checked, no change',
  changed: 'changed',
  conflict: 'changed here too',
  new: 'new',
  unknown: 'unknown',
  wrong: 'wrong',
};

/** The counts for an empty file. */
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
 * The change of a product's field, as text; `from` is missing for a new product, and `downloaded` is the value in the
 * download that the file is made from, if it differs from both.
 */
export type FieldChange = { field: string; downloaded?: string; from?: string; to: string };

/** What an import would do with a row of its file, whatever the file is about. */
export type RowOutcome = {
  /** The line number in the file. */
  line: number;
  kind: RowKind;
  provider: string;
  changes: FieldChange[];
  /** Whether it is skipped unless a person has confirmed it. */
  needsTick: boolean;
  /** Whether it is skipped in any case, because it is wrong or unknown. */
  isInvalid: boolean;
  /** Why the row is wrong, unknown or needs confirming. */
  reason?: string;
};

/** What an import would do with a row of prices. */
export type RowPlan = RowOutcome & {
  medication: string;
  dose: string;
  /** The rise of the price as a percentage; negative if it falls. */
  pricePercent?: number;
};

export const maxFileBytes = 10 * 1024 * 1024;
export const fileTooLarge =
  'The file is larger than 10 MB. Split it into smaller files and import one after the other.';

/** The maximum unpacked size of a spreadsheet; 25,000 rows of prices take a third of it. */
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
  /** Products found unchanged. */
  checkedRows: number;
  /** Why the last attempt to apply or undo was refused. */
  problem: string | null;
};

export type Preview = {
  import: ImportSummary;
  rows: RowPlan[];
  /** Equal for two previews of a file if and only if their rows are equal. */
  digest: string;
  reading: FileReading;
};

/** A sheet of a workbook. */
export type Sheet = { name: string; isHidden: boolean };

/** A sheet as it is named to people: `“Prices”`, `“Old” (hidden)`. */
export function sheetLabel({ name, isHidden }: Sheet): string {
  return isHidden ? `“${name}” (hidden)` : `“${name}”`;
}

/** A column of a file, and which of ours it is read as, both by their headings. */
export type RenamedColumn = { heading: string; readAs: string };

/** The same, with the time (ISO UTC) from which that is remembered, unless it has only now been said. */
export type RememberedColumn = RenamedColumn & { rememberedAt: string | null };

/** `“Cost per pen” is read as Price, remembered from 20 November 2026.` */
export function renamedLabel({ heading, readAs, rememberedAt }: RememberedColumn): string {
  const since = rememberedAt
    ? `remembered from ${formatDate(rememberedAt)}`
    : 'which is remembered when you apply';
  return `“${heading}” is read as ${readAs}, ${since}.`;
}

/** How a file of prices was read. */
export type FileReading = {
  /** The sheet, if the file has several with something in them. */
  sheet: Sheet | null;
  /** The first amount with a decimal comma, and whether such amounts were read. */
  decimalCommas: (DecimalComma & { areRead: boolean }) | null;
  /** Columns by another name than ours. */
  renamedColumns: RememberedColumn[];
  /** Headings of unknown columns, which are ignored. */
  unusedColumns: string[];
  /** Headings of ours that an unused column could be read as. */
  freeColumns: string[];
};

/** An amount as in `194,25`, and what it means in pence. */
export type DecimalComma = { written: string; pence: number };

/** What somebody has said of a file. */
export type FileChoices = {
  /** The name of the sheet to read. */
  sheet?: string;
  /** Whether amounts have decimal commas. */
  hasDecimalCommas?: boolean;
  /** By the headings of the file: which of ours each is read as, or null if it is not used. */
  columns?: Record<string, string | null>;
};

/** What has to be said of a file before it can be read. */
export type FileQuestion = { text: string } & (
  | { about: 'sheet'; sheets: Sheet[] }
  | {
      about: 'columns';
      renamedColumns: RenamedColumn[];
      unusedColumns: string[];
      freeColumns: string[];
    }
);

/** What somebody has said of a preview that is to be applied. */
export type ApplyChoice = {
  /** Lines of the rows that a person has confirmed. */
  ticked: readonly number[];
  /** Whether rows that are wrong, unknown or not ticked may be skipped; otherwise they stop the import. */
  skipsInvalidRows: boolean;
  /** Of the preview that they have seen; without it, the newest one counts as seen. */
  digest?: string;
};

/** What became of a row when its file was applied. */
export type RowFate = 'checked' | 'left out' | 'same' | 'written';
export type AppliedRow = RowPlan & { fate: RowFate };

/** An import that has been applied, with the rows of its file. */
export type AppliedRows = { import: ImportSummary; rows: AppliedRow[] };

/** What undoing an import would do. */
export type UndoPreview = {
  /** Products that become what they were before. */
  undoable: number;
  /** Products that stay as somebody has changed them since, with what was changed. */
  kept: { product: string; reason: string }[];
};

/** What a file that was sent comes to: what it would do, or what has to be said of it first. */
export type SentFileAnswer = { preview: Preview } | { question: FileQuestion };
