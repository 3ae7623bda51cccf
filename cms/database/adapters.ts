import type { MongooseAdapter } from '@payloadcms/db-mongodb';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { CollectionSlug, Payload } from 'payload';

export type Sqlite = Payload['db'] & SQLiteAdapter;
export type MongoDb = Payload['db'] & MongooseAdapter;

/** Whether this is the embedded database; otherwise it is MongoDB. */
export function isSqlite(db: Payload['db'] | Sqlite | MongoDb): db is Sqlite {
  return db.name === 'sqlite';
}

/**
 * The table of a collection on the embedded database, with a column for each field.
 * @throws Error if there is none.
 */
export function tableOf({ tables }: Sqlite, collection: CollectionSlug): Sqlite['tables'][string] {
  return found(tables[collection.replaceAll('-', '_')], collection);
}

/**
 * The model of a collection on MongoDB, which casts by the fields what it writes.
 * @throws Error if there is none.
 */
export function modelOf(
  { collections }: MongoDb,
  collection: CollectionSlug,
): MongoDb['collections'][string] {
  return found(collections[collection], collection);
}

function found<Stored>(stored: Stored | undefined, collection: CollectionSlug): Stored {
  if (stored === undefined) throw new Error(`The database has no collection ${collection}.`);
  return stored;
}
