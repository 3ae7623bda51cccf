import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionSlug, DataFromCollectionSlug, Payload } from 'payload';
import { isSqlite, modelOf, tableOf, type MongoDb } from './adapters.ts';
import { isDuplicateKey } from './is-duplicate.ts';
import { insertFromJson } from './rows-as-json.ts';

type Generated = 'createdAt' | 'id' | 'updatedAt';

/** A document as it is stored, with or without what the database adds. */
export type Row<Slug extends CollectionSlug> = Omit<DataFromCollectionSlug<Slug>, Generated> &
  Partial<Record<Generated, string>>;

/** What one statement carries. */
const batchSize = 500;

/**
 * Stores thousands of documents in few statements, for which Payload has no operation. Documents whose id or other
 * unique value is stored already are skipped. No hook runs and no rule is checked: the rows are as the collection's
 * hooks would leave them.
 */
export async function insertRows<Slug extends CollectionSlug>(
  { db }: Payload,
  collection: Slug,
  rows: readonly Row<Slug>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize);
    if (isSqlite(db)) {
      const identified = batch.map((row) => ({ id: randomUUID(), ...row }));
      const insert = insertFromJson(tableOf(db, collection), identified);
      await db.drizzle.run(sql`${insert} ON CONFLICT DO NOTHING`);
    } else {
      await insertDocuments(db as MongoDb, collection, batch);
    }
  }
}

async function insertDocuments(
  db: MongoDb,
  collection: CollectionSlug,
  rows: readonly { id?: string }[],
): Promise<void> {
  const documents = rows.map(({ id, ...row }) => (id === undefined ? row : { _id: id, ...row }));
  try {
    const options = { ordered: false, throwOnValidationError: true } as const;
    await modelOf(db, collection).insertMany(documents, options);
  } catch (error) {
    const { writeErrors = [] } = error as { writeErrors?: { err: unknown }[] };
    const areAllDuplicates = writeErrors.every(({ err }) => isDuplicateKey(err));
    if (writeErrors.length === 0 || !areAllDuplicates) throw error;
  }
}
