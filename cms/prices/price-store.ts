import type { Payload } from 'payload';
import type { Change, Journal } from './journal.ts';
import { createMongoStore } from './mongo-store.ts';
import type { StoredProduct } from './products.ts';
import { createSqliteStore } from './sqlite-store.ts';

/** Reads and writes many products at once, below Payload, which takes 30 ms for each. */
export type PriceStore = {
  /** Every product, those in the trash too. */
  readProducts: () => Promise<StoredProduct[]>;
  /**
   * Stores the prices of a journal, all or none, and that it has done so; a second time it writes nothing twice.
   * Returns false, and has written nothing, if any of the products has been saved since the journal was written.
   */
  writePrices: (write: { importId: string; journal: Journal }) => Promise<boolean>;
  /** Appends the entries of some changes to the price history; a second time it writes nothing twice. */
  appendHistory: (append: {
    importId: string;
    journal: Journal;
    changes: Change[];
  }) => Promise<void>;
};

export function createPriceStore({ db }: Payload): PriceStore {
  return db.name === 'sqlite' ? createSqliteStore(db as never) : createMongoStore(db as never);
}
