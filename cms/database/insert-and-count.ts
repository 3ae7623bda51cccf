import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionSlug, Payload } from 'payload';
import { isSqlite, modelOf, tableOf, type MongoDb, type Sqlite } from './adapters.ts';
import type { Row } from './insert-rows.ts';
import { isDuplicateKey } from './is-duplicate.ts';
import { columnName, insertFromJson } from './rows-as-json.ts';

/** A number that a document holds. */
type Counter = { collection: CollectionSlug; id: string; field: string };

/**
 * Stores a document and adds one to a number of another, both or neither, whenever the process ends (a MongoDB without a
 * replica set cannot); returns the number then. One whose unique value is stored already is not counted: nothing. No hook
 * runs.
 */
export async function insertAndCount<Slug extends CollectionSlug>(
  { db }: Payload,
  { collection, row, counter }: { collection: Slug; row: Row<Slug>; counter: Counter },
): Promise<number | undefined> {
  const now = new Date().toISOString();
  const stamped = { ...row, createdAt: now, updatedAt: now };
  return isSqlite(db)
    ? insertInBatch(db, collection, stamped, counter)
    : insertInTransaction(db as MongoDb, collection, stamped, counter);
}

async function insertInBatch(
  db: Sqlite,
  collection: CollectionSlug,
  row: object,
  { collection: counted, id, field }: Counter,
): Promise<number | undefined> {
  const identified = { id: randomUUID(), ...row };
  const insert = insertFromJson(tableOf(db, collection), [identified]);
  const table = tableOf(db, counted);
  const column = columnName(table, field);
  const [, [updated]] = await db.drizzle.batch([
    db.drizzle.run(sql`${insert} ON CONFLICT DO NOTHING`),
    db.drizzle.all<{ number: number }>(sql`
      UPDATE ${table} SET ${column} = ${column} + 1
      WHERE ${table.id} = ${id} AND changes() > 0 RETURNING ${column} AS number`),
  ]);
  return updated?.number;
}

async function insertInTransaction(
  db: MongoDb,
  collection: CollectionSlug,
  row: object,
  { collection: counted, id, field }: Counter,
): Promise<number | undefined> {
  const write = async (
    session?: Parameters<Parameters<typeof db.connection.transaction>[0]>[0],
  ) => {
    await modelOf(db, collection).insertMany([row], { session, throwOnValidationError: true });
    const updated = await modelOf(db, counted).findOneAndUpdate(
      { _id: id },
      { $inc: { [field]: 1 } },
      { session, timestamps: false, returnDocument: 'after', lean: true },
    );
    return (updated as Record<string, number> | null)?.[field];
  };
  try {
    // Runs it again while others count the same at the same moment.
    return await (db.transactionOptions ? db.connection.transaction(write) : write());
  } catch (error) {
    if (isDuplicateKey(error)) return undefined;
    throw error;
  }
}
