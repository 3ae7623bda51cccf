import type { CollectionSlug, Where } from 'payload';

/** Something that somebody should do, and the list in which they do it. */
export type Task = {
  /** How many there are; above 0. */
  count: number;
  /** `12 prices have not been checked for 30 days`. */
  text: string;
  collection: CollectionSlug;
  where: Where;
  sort?: string;
};

/** A document that visitors do not see as it is stored. */
export type SkippedDocument = {
  id: string;
  /** What it is: `Guide`. */
  kind: string;
  /** Where it is below the admin; nothing if it has no form. */
  path?: string;
  /** What is wrong with it. */
  reason: string;
};

/** What waits for the person who looks at the dashboard. */
export type Waiting = {
  tasks: Task[];
  /** What visitors do not see as it is stored, for those who can put it right. */
  skipped: SkippedDocument[];
  /** The price import that was applied last, for those who may import. */
  lastImport: { fileName: string; appliedAt: string; changedRows: number } | null;
};
