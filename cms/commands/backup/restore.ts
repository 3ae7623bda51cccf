import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isMongoDb } from '#cms/database/is-mongodb.ts';
import type { Environment } from '#cms/runtime/env.ts';
import { makeDataFolder } from '#cms/runtime/private-files.ts';
import { StartError } from '#cms/runtime/start-error.ts';
import { readArchive } from './archive.ts';
import { describeBackup, fileFolders, names, type Description } from './backup-files.ts';
import { pauseMailings } from './pause-mailings.ts';
import { fillMongoDb, refuseFilledMongoDb } from './snapshot-mongodb.ts';

/**
 * Puts what a backup holds into an empty place. The whole backup is read and unpacked before anything is put where it
 * belongs, the database last. Mailings that were being sent are paused, because the backup does not know who has left
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
  const unpacked = await mkdtemp(path.join(env.dataDir, 'restoring-'));
  try {
    await readArchive(source, passphrase, (name, bytes) => unpack(unpacked, name, bytes));
    await refuseOtherDatabase(env, unpacked);
    const paused = await restoreDatabase(env, unpacked);
    for (const [name, to] of places(env)) {
      const from = path.join(unpacked, name);
      if (existsSync(from)) await rename(from, to);
    }
    return paused;
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
}

/** Fills a MongoDB; an embedded database is moved later, and ready for it. */
async function restoreDatabase({ databaseUrl }: Environment, unpacked: string): Promise<number> {
  if (!isMongoDb(databaseUrl)) return pauseMailings(`file:${path.join(unpacked, names.sqlite)}`);
  await fillMongoDb(databaseUrl, path.join(unpacked, names.mongoDb));
  return pauseMailings(databaseUrl);
}

async function refuseFilled(env: Environment): Promise<void> {
  const [, filled] = places(env).find(([, to]) => existsSync(to)) ?? [];
  if (filled)
    throw new StartError(
      `${filled} is there already. Restore into an empty place: DATA_DIR says where.`,
    );
  if (isMongoDb(env.databaseUrl)) await refuseFilledMongoDb(env.databaseUrl);
}

/** The files and folders of a backup that are moved, and where to; the database last. */
function places(env: Environment): [name: string, to: string][] {
  const inDataFolder = [...fileFolders, names.secret].map((name): [string, string] => [
    name,
    path.join(env.dataDir, name),
  ]);
  if (isMongoDb(env.databaseUrl)) return inDataFolder;
  return [...inDataFolder, [names.sqlite, env.databaseUrl.slice('file:'.length)]];
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
