import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { createClient, LibsqlError } from '@libsql/client';
import { isMongoDb } from '../database/is-mongodb.ts';
import { migrations } from '../migrations/index.ts';
import type { Environment } from './env.ts';
import { mongoDbMigrations } from './mongodb-migrations.ts';
import { makeDatabaseFile } from './private-files.ts';
import { DatabaseAway, StartError } from './start-error.ts';

/**
 * Looks at the database before anything uses it: whether it answers, can be written, is whole as far as a glance tells,
 * and was not written by a newer version. Changes nothing.
 * @throws StartError; DatabaseAway if a MongoDB does not answer.
 */
export async function checkDatabase({ databaseUrl }: Pick<Environment, 'databaseUrl'>) {
  const onMongoDb = isMongoDb(databaseUrl);
  const stored = onMongoDb
    ? await readMongoDb(databaseUrl)
    : await readEmbedded(databaseUrl.slice('file:'.length));
  const known = new Set((onMongoDb ? mongoDbMigrations : migrations).map(({ name }) => name));
  const unknown = stored.find((name) => !known.has(name));
  if (unknown === undefined) return;
  throw new StartError(
    `The database has been written by a newer version of this program (it knows “${unknown}”). Start that version, or restore a backup from before the update.`,
  );
}

/** The names of the migrations that an embedded database has seen; none if it is new. */
async function readEmbedded(file: string): Promise<string[]> {
  makeDatabaseFile(file);
  refuseTruncated(file);
  const client = createClient({ url: `file:${file}` });
  try {
    // Takes the write lock and releases it.
    const transaction = await client.transaction('write');
    await transaction.rollback();
    const { rows: tables } = await client.execute(
      `SELECT name FROM sqlite_schema WHERE name = 'payload_migrations'`,
    );
    if (tables.length === 0) return [];
    const { rows } = await client.execute('SELECT name FROM payload_migrations');
    return rows.map(({ name }) => name as string);
  } catch (error) {
    if (!(error instanceof LibsqlError)) throw error;
    // Another process is writing, which is no fault of the database.
    if (error.code.startsWith('SQLITE_BUSY')) return [];
    throw new StartError(fileSentence(file, error));
  } finally {
    client.close();
  }
}

function fileSentence(file: string, { code, message }: LibsqlError): string {
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return damaged(file);
  if (/^SQLITE_(READONLY|CANTOPEN|PERM)/.test(code))
    return `The database ${file} cannot be written. Give the user that runs the site the right to write the file and its folder.`;
  if (code.startsWith('SQLITE_FULL')) return `The disk that the database ${file} is on is full.`;
  return `The database ${file} cannot be used: ${message}.`;
}

function damaged(file: string): string {
  return `The database ${file} is damaged. Move it away together with the files beside it that begin with its name, and restore a backup.`;
}

/**
 * SQLite itself finds out only when it reads what is missing (file format, 1.3: page size and size in pages).
 *
 * To be called before this process connects to the database: POSIX lets go of all locks that a process has on a file when
 * it closes any descriptor of it (How To Corrupt An SQLite Database File, 2.2). Without its lock the next process that
 * ends would take the write-ahead log away from under this one, and with it all that is stored from then on.
 */
function refuseTruncated(file: string): void {
  const header = Buffer.alloc(100);
  const descriptor = openSync(file, 'r');
  try {
    const isWhole = readSync(descriptor, header) === header.length;
    const { size } = fstatSync(descriptor);
    if (size === 0) return;
    const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
    if (!isWhole || size < pageSize * header.readUInt32BE(28)) throw new StartError(damaged(file));
  } finally {
    closeSync(descriptor);
  }
}

/** The names of the migrations that a MongoDB has seen. */
async function readMongoDb(url: string): Promise<string[]> {
  const { MongoClient, MongoError, MongoServerSelectionError } = await import('mongodb');
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 5000 });
  try {
    const stored = client.db().collection('payload-migrations');
    return await stored.distinct('name');
  } catch (error) {
    if (!(error instanceof MongoError)) throw error;
    if (error instanceof MongoServerSelectionError)
      throw new DatabaseAway(`No MongoDB answers at ${hostOf(url)}.`);
    throw new StartError(
      `The MongoDB at ${hostOf(url)} cannot be used: ${error.message}. DATABASE_URL says where it is, with name and password.`,
    );
  } finally {
    await client.close();
  }
}

/** Without name and password. */
function hostOf(url: string): string {
  const [authority = ''] = url.slice(url.indexOf('//') + 2).split(/[/?]/);
  return authority.slice(authority.lastIndexOf('@') + 1);
}
