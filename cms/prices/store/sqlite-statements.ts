import { sql } from '@payloadcms/db-sqlite/drizzle';
import { tableOf, type Sqlite } from '#cms/database/adapters.ts';
import {
  insertFromJson,
  json,
  selectAsJson,
  updateFromJson,
  valueOf,
} from '#cms/database/rows-as-json.ts';
import { insertObservations } from '#cms/observations/append-observations.ts';
import type { Change } from '../journal/journal.ts';
import { storedFields, type StoredProduct } from './price-state.ts';
import type { PriceStatements } from './price-statements.ts';
import { toObservations, toProduct, toUpdate } from './product-rows.ts';

export function createSqliteStatements(db: Sqlite): PriceStatements {
  const { drizzle } = db;
  const products = tableOf(db, 'products');
  const imports = tableOf(db, 'price-imports');

  return {
    readPage: async (afterId, limit) => {
      const page = { after: afterId, limit };
      const [answer] = await drizzle.all<{ rows: string }>(
        selectAsJson(products, storedFields, page),
      );
      return JSON.parse(answer?.rows ?? '[]') as StoredProduct[];
    },

    // One statement after the other without a pause, so that nothing else of this process comes between.
    writePrices: async ({ importId, journal: { at, changes } }) => {
      /** The import takes the prices as written, unless a product has been saved since, added or deleted. */
      const claim = sql`
        UPDATE ${imports} SET prices_written_at = ${at}
        WHERE ${imports.id} = ${importId} AND ${imports.status} IN ('applying', 'undoing')
        AND ${imports.pricesWrittenAt} IS NULL AND NOT EXISTS (
          SELECT 1 FROM ${json(changes.map(toClaim))}
          LEFT JOIN ${products} ON ${products.id} = ${valueOf('product')}
          WHERE ${products.updatedAt} IS NOT ${valueOf('updatedAt')}
        )`;
      const isClaimed = sql`EXISTS (
        SELECT 1 FROM ${imports} WHERE ${imports.id} = ${importId} AND ${imports.pricesWrittenAt} = ${at}
      )`;
      const created = changes.filter(({ before }) => before === null);
      const updated = changes.filter(({ before }) => before !== null);
      const inserts = created.map((change) => toProduct(change, at));
      const updates = updated.map((change) => toUpdate(change, at));
      const writes = [
        ...(inserts.length > 0 ? [insertFromJson(products, inserts, isClaimed)] : []),
        ...(updates.length > 0 ? [updateFromJson(products, updates, isClaimed)] : []),
        insertObservations(db, toObservations(changes), isClaimed),
      ];
      try {
        const [claimed] = await drizzle.batch([
          drizzle.run(claim),
          ...writes.map((write) => drizzle.run(write)),
        ]);
        return claimed.rowsAffected === 1;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    },
  };
}

function toClaim({ product, updatedAt }: Change) {
  return { product, updatedAt };
}

/** Somebody has added one of the new products meanwhile. */
function isDuplicate(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown };
  if (code === 'SQLITE_CONSTRAINT_UNIQUE') return true;
  return cause !== undefined && isDuplicate(cause);
}
