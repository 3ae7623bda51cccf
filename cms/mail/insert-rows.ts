import { randomUUID } from 'node:crypto';
import type { MongooseAdapter } from '@payloadcms/db-mongodb';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { CollectionSlug, Payload } from 'payload';

/** What one statement of the embedded database can carry. */
const batch = 500;

/**
 * Stores thousands of documents in few statements, for which Payload has no operation; those that break a unique index
 * are there already and are passed over. No hook runs.
 */
export async function insertRows(
  { db }: Payload,
  collection: CollectionSlug,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += batch) {
    const some = rows.slice(from, from + batch);
    if (isMongoose(db)) await insertDocuments(db, collection, some);
    else await insertIntoTable(db as unknown as SQLiteAdapter, collection, some);
  }
}

async function insertDocuments(
  { collections }: MongooseAdapter,
  collection: CollectionSlug,
  rows: Record<string, unknown>[],
): Promise<void> {
  try {
    const options = { ordered: false, throwOnValidationError: true } as const;
    await collections[collection]?.insertMany(rows, options);
  } catch (error) {
    const { writeErrors = [] } = error as { writeErrors?: { err: { code: number } }[] };
    const areAllThere = writeErrors.every(({ err }) => err.code === duplicateKey);
    if (writeErrors.length === 0 || !areAllThere) throw error;
  }
}

/** MongoDB's code for a broken unique index. */
const duplicateKey = 11000;

async function insertIntoTable(
  { drizzle, tables }: SQLiteAdapter,
  collection: CollectionSlug,
  rows: Record<string, unknown>[],
): Promise<void> {
  const table = tables[collection];
  if (!table) throw new Error(`There is no table of ${collection}`);
  const identified = rows.map((row) => ({ ...row, id: randomUUID() }));
  await drizzle.insert(table).values(identified).onConflictDoNothing();
}

function isMongoose(db: Payload['db']): db is Payload['db'] & MongooseAdapter {
  return db.name === 'mongoose';
}
