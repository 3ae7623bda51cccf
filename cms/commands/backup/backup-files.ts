import { isMongoDb } from '#cms/database/is-mongodb.ts';
import type { Environment } from '#cms/runtime/env.ts';

/** What the files of a backup are called. */
export const names = {
  description: 'backup.json',
  sqlite: 'directory.db',
  mongoDb: 'mongodb',
  secret: 'payload-secret',
} as const;

/** Folders of the data folder whose files the database names. */
export const fileFolders = ['evidence', 'media'];

/** The first file of a backup. */
export type Description = { format: 1; database: 'sqlite' | 'mongodb' };

export function describeBackup(env: Environment): Description {
  return { format: 1, database: isMongoDb(env.databaseUrl) ? 'mongodb' : 'sqlite' };
}
