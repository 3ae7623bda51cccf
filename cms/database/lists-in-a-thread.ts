import type { Client, InStatement } from '@libsql/client';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql';
import type { DatabaseAdapterObj, PayloadRequest } from 'payload';
import { withDatabase } from '#collections/with-database.ts';
import { keptThread, threadOf } from '../runtime/thread.ts';
import type { Outcome } from './statement-thread.ts';

const startThread = threadOf(new URL('statement-thread.ts', import.meta.url));

/** For one statement; to start the thread takes longer than most. */
const limits = { idleSeconds: 600, maxSeconds: 60, maxMegabytes: 128 };

/** What reads a page of documents, and how many there are in all. */
const operations = [
  'count',
  'countVersions',
  'find',
  'findDistinct',
  'findVersions',
  'queryDrafts',
] as const satisfies readonly (keyof SQLiteAdapter)[];

const readers = new WeakMap<object, SQLiteAdapter['drizzle']>();

/** Reads from an embedded database in the thread of its lists. It tells no names of columns, so ask for `values`. */
export function readerInThread(db: object): SQLiteAdapter['drizzle'] {
  const reader = readers.get(db);
  if (!reader) throw new Error('This database has no thread that reads');
  return reader;
}

type Listing = { req?: Partial<PayloadRequest>; pagination?: boolean };
type Operation = (this: SQLiteAdapter, given: Listing) => Promise<unknown>;

/**
 * Reads the lists of whoever is signed in on the embedded database in a thread of its own. An editor may filter and sort by
 * any field, so that a statement looks at every row, and libSQL runs a statement on the thread that calls it: of two million
 * observations it would keep everybody waiting for seconds.
 */
export function listsInAThread(
  adapter: DatabaseAdapterObj<SQLiteAdapter>,
): DatabaseAdapterObj<SQLiteAdapter> {
  return withDatabase(adapter, (db) => {
    const { connect, destroy } = db;
    const thread = keptThread<InStatement, Outcome>(
      (options) => startThread({ ...options, workerData: db.clientConfig.url }),
      limits,
    );
    // All of a client that Drizzle reads with.
    const client = { execute: thread.ask } as unknown as Client;
    db.connect = async (options) => {
      await connect?.call(db, options);
      readers.set(db, drizzle(client, { schema: db.schema }));
    };
    db.destroy = async () => {
      await thread.end();
      await destroy?.call(db);
    };
    const methods = db as unknown as Record<(typeof operations)[number], Operation>;
    for (const name of operations) {
      const run = methods[name];
      methods[name] = function (given) {
        const isList = given.req?.user && given.pagination !== false;
        if (!isList) return run.call(this, given);
        const reader = Object.create(this, { drizzle: { value: readerInThread(db) } });
        return run.call(reader as SQLiteAdapter, given);
      };
    }
  });
}
