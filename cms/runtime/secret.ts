import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMongoDb } from '../database/is-mongodb.ts';
import { EnvironmentError, type Environment } from './env.ts';

/**
 * The secret that signs sessions: from the environment, else made on the first start and kept in the data folder.
 * @throws EnvironmentError in production on MongoDB without one, where several processes must share it.
 */
export function payloadSecret({
  payloadSecret: given,
  databaseUrl,
  dataDir,
  isProduction,
}: Environment): string {
  if (given) return given;
  if (isProduction && isMongoDb(databaseUrl)) {
    throw new EnvironmentError(
      'PAYLOAD_SECRET must be set with MongoDB: at least 16 characters that nobody can guess, the same for every process.',
    );
  }
  const file = path.join(dataDir, 'payload-secret');
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
