import { sql } from '@payloadcms/db-sqlite/drizzle';
import { tableOf, type Sqlite } from '#cms/database/adapters.ts';
import {
  insertFromJson,
  json,
  selectAsJson,
  updateFromJson,
  valueOf,
} from '#cms/database/rows-as-json.ts';
import { inTransaction } from '#cms/database/transaction.ts';
import { insertObservations } from '#cms/observations/append-observations.ts';
import { inGroups } from '#cms/runtime/in-groups.ts';
import type { Change } from '../journal/journal.ts';
import { storedFields, type StoredProduct } from './price-state.ts';
import type { JournalWrite, PriceStatements } from './price-statements.ts';
import { toObservations, toProduct, toUpdate } from './product-rows.ts';

/** As many as become text in a few milliseconds. */
const rowsAtOnce = 200;

/** In one transaction; the rows of many changes go as JSON in one statement. */
export function createSqliteStatements(db: Sqlite): PriceStatements {
  const products = tableOf(db, 'products');
  const imports = tableOf(db, 'price-imports');

  return {
    readPage: async (afterId, limit) => {
      const page = { after: afterId, limit };
      const [answer] = await db.drizzle.all<{ rows: string }>(
        selectAsJson(products, storedFields, page),
      );
      return JSON.parse(answer?.rows ?? '[]') as StoredProduct[];
    },

    writePrices: async (write) => {
      try {
        return await writeAll(write);
      } catch (error) {
        if (isConflict(error)) return false;
        throw error;
      }
    },
  };

  function writeAll({ importId, journal: { at, changes } }: JournalWrite): Promise<boolean> {
    return inTransaction(db, async (run) => {
      const claimed = await run(sql`
        UPDATE ${imports} SET prices_written_at = ${at}
        WHERE ${imports.id} = ${importId} AND ${imports.status} IN ('applying', 'undoing')
        AND ${imports.pricesWrittenAt} IS NULL`);
      if (claimed.rowsAffected === 0) return false;
      for await (const group of inGroups(changes, rowsAtOnce)) {
        const { rows: changedMeanwhile } = await run(changedSince(group));
        if (changedMeanwhile.length > 0) return false;
        const created = group.filter(({ before }) => before === null);
        const updated = group.filter(({ before }) => before !== null);
        const inserts = created.map((change) => toProduct(change, at));
        const updates = updated.map((change) => toUpdate(change, at));
        if (inserts.length > 0) await run(insertFromJson(products, inserts));
        if (updates.length > 0) await run(updateFromJson(products, updates));
        await run(insertObservations(db, toObservations(group)));
      }
      return true;
    });
  }

  /** One of the products that have been saved, added or deleted since the changes were planned. */
  function changedSince(changes: readonly Change[]) {
    const planned = changes.map(({ product, updatedAt }) => ({ product, updatedAt }));
    return sql`
      SELECT ${products.id} FROM ${json(planned)}
      LEFT JOIN ${products} ON ${products.id} = ${valueOf('product')}
      WHERE ${products.updatedAt} IS NOT ${valueOf('updatedAt')} LIMIT 1`;
  }
}

/** Somebody has added one of the new products meanwhile, or deleted an account that the changes name. */
function isConflict(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_FOREIGNKEY'].includes(code);
}
