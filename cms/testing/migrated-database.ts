import { copyFileSync } from 'node:fs';
import path from 'node:path';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';
import { readEnvironment, type Environment } from '../runtime/env.ts';
import { startBase } from '../runtime/start-base.ts';
import { makeTestFolder } from './test-folder.ts';

let made: Promise<string> | undefined;

/** Puts an empty embedded database where the environment expects one; a worker runs the migrations once for all its tests. */
export async function copyMigratedDatabase({ databaseUrl }: Environment): Promise<void> {
  made ??= makeMigratedDatabase();
  copyFileSync(await made, databaseUrl.slice('file:'.length));
}

/** The path of a database file in which all migrations have run, whole in itself: nothing of it is in a log beside it. */
async function makeMigratedDatabase(): Promise<string> {
  const dataDir = makeTestFolder('directory-migrated-');
  const env = readEnvironment({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const { payload, stop } = await startBase(env);
  const file = path.join(dataDir, 'migrated.db');
  await (payload.db as Payload['db'] & SQLiteAdapter).client.execute(`VACUUM INTO '${file}'`);
  await stop();
  return file;
}
