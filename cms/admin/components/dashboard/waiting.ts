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

/** What waits for the person who looks at the dashboard. */
export type Waiting = {
  tasks: Task[];
  /** The price import that was applied last, for those who may import. */
  lastImport: { fileName: string; appliedAt: string; changedRows: number } | null;
};
