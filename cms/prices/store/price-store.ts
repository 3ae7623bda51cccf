import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Payload } from 'payload';
import { isSqlite, type MongoDb } from '#cms/database/adapters.ts';
import { insertRows, type Row } from '#cms/database/insert-rows.ts';
import type { Change } from '../journal/journal.ts';
import { createMongoStatements } from './mongo-statements.ts';
import type { StoredProduct } from './price-state.ts';
import type { JournalWrite, PriceStatements } from './price-statements.ts';
import { createSqliteStatements } from './sqlite-statements.ts';

/** Reads and writes many products at once, below Payload, which takes 30 ms for each. */
export type PriceStore = PriceStatements & {
  /** Every product, those in the trash too. */
  readProducts: () => Promise<StoredProduct[]>;
  /** Appends the entries of some changes to the price history; a second time it writes nothing twice. */
  appendHistory: (write: JournalWrite, changes: readonly Change[]) => Promise<void>;
};

const pageSize = 2000;

export function createPriceStore(payload: Payload): PriceStore {
  const { db } = payload;
  const statements = isSqlite(db)
    ? createSqliteStatements(db)
    : createMongoStatements(db as MongoDb);
  return {
    ...statements,

    readProducts: async () => {
      const products: StoredProduct[] = [];
      for (;;) {
        const page = await statements.readPage(products.at(-1)?.id, pageSize);
        products.push(...page);
        if (page.length < pageSize) return products;
        await yieldToEventLoop();
      }
    },

    appendHistory: (write, changes) => {
      const entries = changes.flatMap((change) =>
        change.historyEntry ? [toHistoryEntry(change.historyEntry, change, write)] : [],
      );
      return insertRows(payload, 'price-history', entries);
    },
  };
}

function toHistoryEntry(
  id: string,
  { product, provider, medication, dose, before, after }: Change,
  { importId, journal }: JournalWrite,
): Row<'price-history'> {
  return {
    id,
    product,
    provider,
    medication,
    dose,
    oldPricePence: before?.pricePence ?? null,
    newPricePence: after.pricePence,
    changedAt: journal.at,
    changedBy: journal.by,
    source: journal.source,
    priceImport: importId,
    createdAt: journal.at,
    updatedAt: journal.at,
  };
}
