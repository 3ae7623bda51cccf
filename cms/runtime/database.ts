import path from 'node:path';
import type { DatabaseAdapterObj, Migration, Payload } from 'payload';
import { withAfterCommit } from '#collections/after-commit.ts';
import { withSessionWrites } from '../accounts/with-session-writes.ts';
import { withObservationLog } from '../observations/with-observation-log.ts';
import { isSqlite, type MongoDb } from '../database/adapters.ts';
import { createIndexes } from '../database/create-indexes.ts';
import { endingLocksAtOnce } from '../database/ending-locks-at-once.ts';
import { isMongoDb } from '../database/is-mongodb.ts';
import { isWriteConflict } from '../database/is-write-conflict.ts';
import { listsInAThread } from '../database/lists-in-a-thread.ts';
import { migratingInTransactions } from '../database/migrating-in-transactions.ts';
import { removeCountsThatEnded } from '../database/shared-counts.ts';
import { waitingForTheFile } from '../database/waiting-for-the-file.ts';
import { migrations } from '../migrations/index.ts';
import { mongoDbMigrations } from './mongodb-migrations.ts';
import { withOvertakenSavesRefused } from './with-overtaken-saves-refused.ts';
import { withSpans } from './with-spans.ts';
import { makeDatabaseFile } from './private-files.ts';

/** The database adapter for a `file:` or `mongodb:` URL; the other one, which is large, is not even loaded. */
export async function database(url: string): Promise<DatabaseAdapterObj> {
  const adapter = withSpans(isMongoDb(url) ? await mongoDb(url) : await embedded(url));
  return withObservationLog(withOvertakenSavesRefused(withAfterCommit(withSessionWrites(adapter))));
}

/** Brings what an older version has stored up to date: tables and data of the embedded database, data of MongoDB. */
export async function migrate({ db }: Payload): Promise<void> {
  if (isSqlite(db)) return db.migrate({ migrations: migrations as Migration[] });
  await migrateMongoDb(db as MongoDb);
  await removeCountsThatEnded(db as MongoDb);
}

/** Of processes that start side by side and change the same document, one takes back what it has done and does it again. */
async function migrateMongoDb(db: MongoDb): Promise<void> {
  try {
    await db.migrate({ migrations: mongoDbMigrations });
  } catch (error) {
    if (!isWriteConflict(error)) throw error;
    await migrateMongoDb(db);
  }
}

async function mongoDb(url: string): Promise<DatabaseAdapterObj> {
  const { mongooseAdapter } = await import('@payloadcms/db-mongodb');
  const { rejectWritesOnClose } = await import('../database/reject-writes-on-close.ts');
  rejectWritesOnClose();
  return mongooseAdapter({
    url,
    afterOpenConnection: createIndexes,
    connectOptions: {
      autoCreate: false,
      autoIndex: false,
      serverSelectionTimeoutMS: 5000,
      connectTimeoutMS: 5000,
      // A connection that has gone silent is no better than a broken one.
      socketTimeoutMS: 20_000,
    },
  });
}

async function embedded(url: string): Promise<DatabaseAdapterObj> {
  const { sqliteAdapter } = await import('@payloadcms/db-sqlite');
  const { index } = await import('@payloadcms/db-sqlite/drizzle/sqlite-core');
  makeDatabaseFile(url.slice('file:'.length));
  const adapter = sqliteAdapter({
    client: { url },
    idType: 'uuid',
    push: false,
    wal: true,
    blocksAsJSON: true,
    migrationDir: path.resolve('cms/migrations'),
    afterSchemaInit: [
      ({ schema, extendTable }) => {
        // Lists of texts are read by their document; the index that Payload adds begins with the place in the list.
        for (const [name, table] of Object.entries(schema.tables)) {
          if (!name.endsWith('_texts')) continue;
          const ofParent = index(`${name}_parent_idx`);
          extendTable({ table, extraConfig: ({ parent }) => ({ ofParent: ofParent.on(parent) }) });
        }
        return schema;
      },
    ],
  });
  return migratingInTransactions(listsInAThread(endingLocksAtOnce(waitingForTheFile(adapter))));
}
