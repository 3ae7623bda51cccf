import { createClient, LibsqlError } from '@libsql/client';
import { isMongoDb } from '../database/is-mongodb.ts';
import type { Environment } from './env.ts';
import { makeDatabaseFile } from './private-files.ts';
import { StartError } from './start-error.ts';

/** Kept for ever: garbage collection would release the lock on the file. */
const claims: object[] = [];

/**
 * Makes this process the one server on an embedded database until it ends; commands may work on it beside. What holds
 * is SQLite's lock on an empty file beside the database, which the system takes back however a process ends.
 * @throws StartError if another server has it.
 */
export async function claimDatabase({
  databaseUrl,
}: Pick<Environment, 'databaseUrl'>): Promise<void> {
  if (isMongoDb(databaseUrl)) return;
  const file = databaseUrl.slice('file:'.length);
  makeDatabaseFile(`${file}-server`);
  const client = createClient({ url: `${databaseUrl}-server` });
  try {
    claims.push(await client.transaction('write'));
  } catch (error) {
    client.close();
    if (!(error instanceof LibsqlError) || !error.code.startsWith('SQLITE_BUSY')) throw error;
    throw new StartError(
      `Another server runs on the database ${file}, and an embedded database allows only one. Stop that one, give this one a DATA_DIR of its own, or let them share a MongoDB.`,
    );
  }
}
