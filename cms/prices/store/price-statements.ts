import type { Journal } from '../journal/journal.ts';
import type { StoredProduct } from './price-state.ts';

/** What the two databases do differently. */
export type PriceStatements = {
  /** The products after an id, in the order of their ids, those in the trash too. */
  readPage: (afterId: string | undefined, limit: number) => Promise<StoredProduct[]>;
  /**
   * Stores the prices of a journal with their observations, all or none, and that it has done so; a second time it
   * writes nothing twice.
   * Returns false, and has written nothing, if any of the products has been saved since the journal was written, or if
   * the database refuses an account that has been deleted since.
   */
  writePrices: (write: JournalWrite) => Promise<boolean>;
};

export type JournalWrite = { importId: string; journal: Journal };
