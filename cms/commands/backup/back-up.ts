import { existsSync, lstatSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isMongoDb } from '#cms/database/is-mongodb.ts';
import type { Environment } from '#cms/runtime/env.ts';
import { existingSecret } from '#cms/runtime/secret.ts';
import { StartError } from '#cms/runtime/start-error.ts';
import { draftExtension } from '#cms/uploads/write-file.ts';
import { writeArchive, type ArchivedFile } from './archive.ts';
import { describeBackup, fileFolders, names } from './backup-files.ts';
import { snapshotMongoDb } from './snapshot-mongodb.ts';
import { snapshotSqlite } from './snapshot-sqlite.ts';

/**
 * Writes everything that a site is made of to one file, while it runs: the database as it is at one moment, then the
 * files that it names, which are never changed, and the secret. What somebody deletes meanwhile may be left out. The file
 * appears once it is whole and on the disk. What a process that was killed has left beside it is removed by the next one.
 * @throws StartError if the file is there already, or there is no database or no secret.
 */
export async function backUp(
  env: Environment,
  target: string,
  passphrase: string | undefined,
): Promise<void> {
  if (existsSync(target)) throw new StartError(`${target} is there already. Choose another name.`);
  const secret = existingSecret(env);
  if (secret === undefined)
    throw new StartError(
      `There is no secret in ${env.dataDir}. Set PAYLOAD_SECRET to the one that the server runs with, or DATA_DIR to its folder.`,
    );
  const folder = path.dirname(path.resolve(target));
  const draft = await mkdtemp(path.join(folder, draftName)).catch(() => {
    throw new StartError(`Nothing can be written where ${target} should be.`);
  });
  // It holds the database and the secret in the clear, so a signal that ends the process removes it too.
  const removeDraft = () => rmSync(draft, { recursive: true, force: true });
  process.once('exit', removeDraft);
  try {
    await removeOldDrafts(folder);
    const archive = path.join(draft, 'archive');
    await writeArchive(archive, collectFiles(env, { draft, secret }), passphrase);
    await rename(archive, target);
  } finally {
    removeDraft();
    process.off('exit', removeDraft);
  }
}

const draftName = 'unfinished-backup-';

/** No backup takes longer: one that is older was killed. */
const draftMilliseconds = 12 * 60 * 60 * 1000;

async function removeOldDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(draftName)) continue;
    const draft = path.join(folder, name);
    // Another backup may have come to its end.
    const stats = lstatSync(draft, { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > draftMilliseconds)
      await rm(draft, { recursive: true, force: true });
  }
}

async function* collectFiles(
  env: Environment,
  { draft, secret }: { draft: string; secret: string },
): AsyncGenerator<ArchivedFile> {
  const description = path.join(draft, names.description);
  await writeFile(description, JSON.stringify(describeBackup(env)));
  yield { name: names.description, path: description };

  if (isMongoDb(env.databaseUrl)) {
    const folder = path.join(draft, names.mongoDb);
    await mkdir(folder);
    await snapshotMongoDb(env.databaseUrl, folder);
    yield* filesBelow(folder, names.mongoDb);
  } else {
    const snapshot = path.join(draft, names.sqlite);
    await snapshotSqlite(env.databaseUrl.slice('file:'.length), snapshot);
    yield { name: names.sqlite, path: snapshot };
  }

  for (const folder of fileFolders) {
    for await (const file of filesBelow(path.join(env.dataDir, folder), folder))
      if (!file.name.endsWith(draftExtension)) yield { ...file, canBeGone: true };
  }

  const secretFile = path.join(draft, names.secret);
  await writeFile(secretFile, secret, { mode: 0o600 });
  yield { name: names.secret, path: secretFile };
}

async function* filesBelow(folder: string, name: string): AsyncGenerator<ArchivedFile> {
  if (!existsSync(folder)) return;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    yield { name: path.posix.join(name, path.relative(folder, file)), path: file };
  }
}
