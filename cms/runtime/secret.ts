import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMongoDb } from '../database/is-mongodb.ts';
import { EnvironmentError, type Environment } from './env.ts';
import { StartError } from './start-error.ts';

/** As many characters as PAYLOAD_SECRET takes at least; one that is made here has more. */
const minLength = 16;

/**
 * The secret that signs sessions: the one that there is, else one that is made on the first start and kept in the data
 * folder.
 * @throws EnvironmentError in production on MongoDB without one, where several processes must share it; StartError if the
 * file has less than a secret.
 */
export function payloadSecret(env: Environment): string {
  return existingSecret(env) ?? makeSecret(secretFile(env));
}

/** The secret of the environment, else of the data folder; nothing before the first start. Throws as `payloadSecret`. */
export function existingSecret(env: Environment): string | undefined {
  if (env.payloadSecret) return env.payloadSecret;
  if (env.isProduction && isMongoDb(env.databaseUrl)) {
    throw new EnvironmentError(
      'PAYLOAD_SECRET must be set with MongoDB: at least 16 characters that nobody can guess, the same for every process.',
    );
  }
  const file = secretFile(env);
  if (!existsSync(file)) return undefined;
  const secret = readFileSync(file, 'utf8');
  if (secret.length >= minLength) return secret;
  throw new StartError(
    `${file} is empty or cut off. Put back the one of a backup. Only if there is none, delete it: the next start makes another, which ends all sessions, links in emails and second factors, and recognises nobody who has unsubscribed.`,
  );
}

function secretFile({ dataDir }: Environment): string {
  return path.join(dataDir, 'payload-secret');
}

/** The file has its name once the disk has all of it. Of two processes that make one at once, both take the first. */
function makeSecret(file: string): string {
  const draft = `${file}.${randomUUID()}`;
  try {
    const secret = randomBytes(32).toString('hex');
    writeFileSync(draft, secret, { flag: 'wx', mode: 0o600, flush: true });
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8');
}
