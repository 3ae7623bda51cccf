import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Payload } from 'payload';
import { isSqlite, type MongoDb } from '#cms/database/adapters.ts';
import { completeLog } from '#cms/observations/complete-log.ts';
import { oneAtATime } from '#cms/observations/one-at-a-time.ts';
import { createMongoStatements } from './mongo-statements.ts';
import type { StoredProduct } from './price-state.ts';
import type { PriceStatements } from './price-statements.ts';
import { createSqliteStatements } from './sqlite-statements.ts';

/** Reads and writes many products at once, below Payload, which takes 30 ms for each. */
export type PriceStore = PriceStatements & {
  /** Every product, those in the trash too. */
  readProducts: () => Promise<StoredProduct[]>;
};

const pageSize = 1000;

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

    writePrices: (write) =>
      oneAtATime(db, async () => {
        // What the products name is in the log before they name another observation.
        await completeLog(payload);
        return statements.writePrices(write);
      }),
  };
}
