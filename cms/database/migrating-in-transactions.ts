import { randomUUID } from 'node:crypto';
import { createClient } from '@libsql/client';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql';
import type { DatabaseAdapterObj } from 'payload';
import { withDatabase } from '#collections/with-database.ts';

type Session = SQLiteAdapter['sessions'][string];

/** Nobody is answered yet, so SQLite's own waiting holds nobody up. */
const patienceMilliseconds = 5000;

/**
 * Runs each migration of the embedded database in one transaction, with the note that it has run: one that is interrupted
 * has changed nothing, and is begun anew at the next start. All else goes without (decision 5).
 */
export function migratingInTransactions(
  adapter: DatabaseAdapterObj<SQLiteAdapter>,
): DatabaseAdapterObj<SQLiteAdapter> {
  return withDatabase(adapter, (db) => {
    const { beginTransaction, migrate } = db;
    db.migrate = async (options) => {
      db.beginTransaction = () => begin(db);
      try {
        await migrate.call(db, options);
      } finally {
        db.beginTransaction = beginTransaction;
      }
    };
  });
}

/**
 * On a connection of its own, where foreign keys are off: within a transaction they stay as they are, and the removal of a
 * table that is made anew would remove, or forget, what refers to it.
 */
async function begin(db: SQLiteAdapter): Promise<string> {
  const client = createClient(db.clientConfig);
  const end = (statement: string) => async () => {
    await client.execute(statement);
    client.close();
  };
  await client.execute(`PRAGMA busy_timeout = ${patienceMilliseconds}`);
  await client.execute('PRAGMA foreign_keys = OFF');
  await client.execute('BEGIN IMMEDIATE');
  const id = randomUUID();
  db.sessions[id] = {
    // For what migrations run it is the same as a transaction of Drizzle's own.
    db: drizzle(client, { schema: db.schema }) as unknown as Session['db'],
    resolve: end('COMMIT'),
    reject: end('ROLLBACK'),
  };
  return id;
}
