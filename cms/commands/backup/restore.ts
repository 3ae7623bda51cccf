import { createWriteStream, existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isMongoDb } from '#cms/database/is-mongodb.ts';
import type { Environment } from '#cms/runtime/env.ts';
import { makeDataFolder, restoringFolder } from '#cms/runtime/private-files.ts';
import { StartError } from '#cms/runtime/start-error.ts';
import { listInWords } from '#contract/rules/list-in-words.ts';
import { readArchive } from './archive.ts';
import { describeBackup, fileFolders, names, type Description } from './backup-files.ts';
import { move } from './move.ts';
import { pauseMailings } from './pause-mailings.ts';
import { fillMongoDb, refuseFilledMongoDb } from './snapshot-mongodb.ts';

/**
 * Puts what a backup holds into an empty place. The whole backup is read and unpacked before anything is put where it
 * belongs, the database last. One that is interrupted leaves what it has unpacked: no server starts beside that, and the
 * next attempt removes it. Mailings that were being sent are paused, because the backup does not know who has left
 * since; returns how many.
 * @throws StartError if the place is not empty, or the backup is not whole, not one or of the other database.
 */
export async function restore(
  env: Environment,
  source: string,
  passphrase: string | undefined,
): Promise<number> {
  if (!existsSync(source)) throw new StartError(`There is no file ${source}.`);
  await refuseFilled(env);
  makeDataFolder(env);
  const unpacked = restoringFolder(env);
  await rm(unpacked, { recursive: true, force: true });
  await mkdir(unpacked, { mode: 0o700 });
  try {
    await readArchive(source, passphrase, (name, bytes) => unpack(unpacked, name, bytes));
    await refuseOtherDatabase(env, unpacked);
    return await putInPlace(env, unpacked);
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
}

/** Moves files and folders, and the database after them; takes them back if that cannot be put in place. */
async function putInPlace(env: Environment, unpacked: string): Promise<number> {
  const moved: { from: string; to: string }[] = [];
  try {
    for (const name of [...fileFolders, names.secret]) {
      const [from, to] = [path.join(unpacked, name), path.join(env.dataDir, name)];
      if (!existsSync(from)) continue;
      await move(from, to);
      moved.push({ from, to });
    }
    return await restoreDatabase(env.databaseUrl, unpacked);
  } catch (error) {
    for (const { from, to } of moved) await move(to, from);
    throw error;
  }
}

async function restoreDatabase(databaseUrl: string, unpacked: string): Promise<number> {
  if (isMongoDb(databaseUrl)) {
    await fillMongoDb(databaseUrl, path.join(unpacked, names.mongoDb));
    return pauseMailings(databaseUrl);
  }
  const database = path.join(unpacked, names.sqlite);
  const paused = await pauseMailings(`file:${database}`);
  await move(database, fileOf(databaseUrl));
  return paused;
}

async function refuseFilled(env: Environment): Promise<void> {
  const filled = places(env).filter((place) => existsSync(place) && !isEmptyFolder(place));
  if (filled.length > 0)
    throw new StartError(
      `The place to restore into has ${listInWords(filled)} already. Restore into an empty one: DATA_DIR and DATABASE_URL say where.`,
    );
  if (isMongoDb(env.databaseUrl)) await refuseFilledMongoDb(env.databaseUrl);
}

/** Such as one where a file system of its own is mounted. */
function isEmptyFolder(place: string): boolean {
  return statSync(place).isDirectory() && readdirSync(place).length === 0;
}

/** Where there must be nothing. What SQLite lays beside a database would be taken for the restored one’s. */
function places({ dataDir, databaseUrl }: Environment): string[] {
  const inDataFolder = [...fileFolders, names.secret].map((name) => path.join(dataDir, name));
  if (isMongoDb(databaseUrl)) return inDataFolder;
  const besideDatabase = ['', '-wal', '-shm', '-journal'];
  return [...inDataFolder, ...besideDatabase.map((ending) => fileOf(databaseUrl) + ending)];
}

function fileOf(databaseUrl: string): string {
  return databaseUrl.slice('file:'.length);
}

async function unpack(folder: string, name: string, bytes: Readable): Promise<void> {
  const file = path.join(folder, name);
  if (!file.startsWith(folder + path.sep)) throw new StartError(`The backup names a file ${name}.`);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await pipeline(bytes, createWriteStream(file, { mode: 0o600, flush: true }));
}

async function refuseOtherDatabase(env: Environment, unpacked: string): Promise<void> {
  const text = await readFile(path.join(unpacked, names.description), 'utf8');
  const stored = JSON.parse(text) as Description;
  const wanted = describeBackup(env);
  if (stored.format !== wanted.format)
    throw new StartError('The backup was written by a newer version of this program.');
  if (stored.database !== wanted.database)
    throw new StartError(
      `The backup is of ${databaseNames[stored.database]}, and DATABASE_URL names ${databaseNames[wanted.database]}.`,
    );
}

const databaseNames = { sqlite: 'an embedded database', mongodb: 'a MongoDB' };
