import type { RowKind, RowOutcome } from './price-import.ts';

/** The contract between the import of terms and the admin. */

/** What an import would do with a term of a provider. */
export type TermRowPlan = RowOutcome & { term: string };

/** What a file of terms would do; nothing of it is stored. */
export type TermPreview = {
  fileName: string;
  counts: Record<RowKind, number>;
  rows: TermRowPlan[];
  /** Headings of unknown columns, which are ignored. */
  unusedColumns: string[];
  /** What the import is asked to do again, so that nothing is applied that was not shown. */
  digest: string;
};

/** What a file of terms has done. */
export type TermsApplied = {
  fileName: string;
  changedRows: number;
  changedProviders: number;
  /** Providers that could not be saved, with the reason. */
  refused: { provider: string; reason: string }[];
};
