import {
  chmodSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { EnvironmentError, type Environment } from './env.ts';
import { StartError } from './start-error.ts';

const sticky = 0o1000;

const restoring = 'restoring';

/** What we lay into the data folder beside the database; a disk of its own has one more. */
const ours = new Set([
  'payload-secret',
  'setup-code',
  'outbox',
  'evidence',
  'media',
  restoring,
  'lost+found',
]);

/**
 * Makes the data folder one that nobody else on the machine can look into, and closes what lies in it: passwords’
 * hashes, addresses and the secret are all there.
 * @throws EnvironmentError if the folder is for other things too, which must stay open.
 */
export function makeDataFolder({
  dataDir,
  databaseUrl,
}: Pick<Environment, 'dataDir' | 'databaseUrl'>): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const names = readdirSync(dataDir);
  const database = path.basename(databaseUrl);
  const own = names.filter((name) => ours.has(name) || name.startsWith(database));
  const isOthers = names.length > 0 && own.length === 0;
  if (isOthers || statSync(dataDir).mode & sticky) {
    throw new EnvironmentError(
      `DATA_DIR takes a folder of its own, which is closed to other users of the machine: ${dataDir} has other things in it.`,
    );
  }
  const outbox = path.join(dataDir, 'outbox');
  const messages = existsSync(outbox) ? readdirSync(outbox) : [];
  revokeOthersAccess(dataDir);
  for (const name of own) revokeOthersAccess(path.join(dataDir, name));
  for (const name of messages) revokeOthersAccess(path.join(outbox, name));
}

/** Where a backup is unpacked until everything is in its place. */
export function restoringFolder({ dataDir }: Pick<Environment, 'dataDir'>): string {
  return path.join(dataDir, restoring);
}

/**
 * A place that is half restored must not be taken for a new one, or for a whole one.
 * @throws StartError if a restore has been interrupted there, or is under way.
 */
export function refuseHalfRestored(env: Pick<Environment, 'dataDir'>): void {
  const folder = restoringFolder(env);
  if (!existsSync(folder)) return;
  throw new StartError(
    `A backup is being restored into ${env.dataDir}, or a restore was interrupted: if so, restore it again, which removes ${folder}.`,
  );
}

/**
 * Makes a database file that nobody else can read; SQLite gives the files that it lays beside it the same mode. One that
 * is there is not opened: to close it again would let go of SQLite's locks on it (`check-database.ts`).
 */
export function makeDatabaseFile(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  for (const each of [file, `${file}-wal`, `${file}-shm`].filter(existsSync))
    revokeOthersAccess(each);
}

/** Takes away what others may do with a file or folder; one that is not ours stays as it is, which is said. */
function revokeOthersAccess(file: string): void {
  // What was there a moment ago may be gone: a message under its first name, a file of SQLite's.
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (!stats || stats.isSymbolicLink() || (stats.mode & 0o077) === 0) return;
  try {
    chmodSync(file, stats.mode & 0o700);
  } catch {
    console.warn(
      `Other users of this machine have access to ${file}; only its owner can change that.`,
    );
  }
}
