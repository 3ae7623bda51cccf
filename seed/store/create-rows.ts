import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { DataFromCollectionSlug, Payload } from 'payload';

/** Collections with too many rows to run the hooks for each of them. */
type BulkCollection = 'price-history' | 'products' | 'reviews';

/** A row without what the database adds. */
export type Row<Slug extends BulkCollection> = Omit<
  DataFromCollectionSlug<Slug>,
  'createdAt' | 'id' | 'updatedAt'
>;

const rowsAtOnce = 100;

/**
 * Writes rows straight to the database: no hook runs and no rule is checked, so the rows are as the collection's
 * rules would leave them (the tests hold every one of them against these rules).
 */
export async function createRows<Slug extends BulkCollection>(
  payload: Payload,
  collection: Slug,
  rows: readonly Row<Slug>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const batch = rows.slice(start, start + rowsAtOnce);
    await (isSQLite(payload.db)
      ? insertIntoTable(payload.db, collection, batch)
      : createEach(payload, collection, batch));
  }
}

/** One statement for all rows: SQLite waits for the disk after each. */
async function insertIntoTable(
  db: SQLiteAdapter,
  collection: BulkCollection,
  rows: readonly object[],
): Promise<void> {
  const table = db.tables[collection.replaceAll('-', '_')];
  if (!table) throw new Error(`There is no table for ${collection}.`);
  await db.drizzle.insert(table).values(rows.map((row) => ({ ...row })));
}

async function createEach(
  payload: Payload,
  collection: BulkCollection,
  rows: readonly object[],
): Promise<void> {
  await Promise.all(
    rows.map((row) =>
      // The MongoDB adapter turns what it is given into its own types in place.
      payload.db.create({ collection, data: { ...row }, req: { payload }, returning: false }),
    ),
  );
}

function isSQLite(db: Payload['db']): db is Payload['db'] & SQLiteAdapter {
  return db.name === 'sqlite';
}
