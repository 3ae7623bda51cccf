import type { MongooseAdapter } from '@payloadcms/db-mongodb';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';

/** Counts what the database is asked from now on; returns how often it has been, by now. */
export function countQueries({ db }: Payload): () => number {
  return db.name === 'sqlite'
    ? countOnSqlite(db as Payload['db'] & SQLiteAdapter)
    : countOnMongo(db as Payload['db'] & MongooseAdapter);
}

/** Each statement, and each batch or transaction of several. */
function countOnSqlite({ client }: SQLiteAdapter): () => number {
  let count = 0;
  for (const method of ['execute', 'batch', 'transaction', 'executeMultiple'] as const) {
    const ask = client[method].bind(client) as (...given: unknown[]) => unknown;
    Object.defineProperty(client, method, {
      value: (...given: unknown[]) => {
        count += 1;
        return ask(...given);
      },
    });
  }
  return () => count;
}

/** Each command; the driver’s own heartbeats are none. */
function countOnMongo({ connection }: MongooseAdapter): () => number {
  let count = 0;
  connection.getClient().on('commandStarted', () => {
    count += 1;
  });
  return () => count;
}
