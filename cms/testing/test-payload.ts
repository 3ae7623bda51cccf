import { rmSync } from 'node:fs';
import type { MongooseAdapter } from '@payloadcms/db-mongodb';
import type { Payload, SanitizedConfig } from 'payload';
import { readEnvironment, type Environment } from '../runtime/env.ts';
import { startBase, type Base } from '../runtime/start-base.ts';
import { copyMigratedDatabase } from './migrated-database.ts';
import './quick-hashes.ts';
import { testDatabaseUrl } from './test-database-url.ts';
import { makeTestFolder } from './test-folder.ts';

export type TestPayload = {
  payload: Payload;
  config: SanitizedConfig;
  env: Environment;
  /** Drops the database and removes its folder. */
  stop: () => Promise<void>;
};

/** A real Payload on an empty database of its own: embedded, or on the MongoDB of TEST_DATABASE_URL. */
export async function startTestPayload(
  variables: Readonly<Record<string, string>> = {},
): Promise<TestPayload> {
  const app = await startBase(await testEnvironment(variables));
  return { ...app, stop: dropAfter(app) };
}

/** The environment of a process that has an empty database, brought up to date, to itself. */
export async function testEnvironment(
  variables: Readonly<Record<string, string>> = {},
): Promise<Environment> {
  const env = readEnvironment({
    NODE_ENV: 'test',
    DATA_DIR: makeTestFolder('directory-test-'),
    DATABASE_URL: testDatabaseUrl(),
    LOG_LEVEL: 'error',
    ...variables,
  });
  if (env.databaseUrl.startsWith('file:')) await copyMigratedDatabase(env);
  return env;
}

/** How to stop a process, drop its database and remove its folder. */
export function dropAfter({ env, payload: { db }, stop }: Base): () => Promise<void> {
  return async () => {
    await stop();
    if (isMongoose(db)) await dropDatabase(db);
    rmSync(env.dataDir, { recursive: true, force: true });
  };
}

function isMongoose(db: Payload['db']): db is Payload['db'] & MongooseAdapter {
  return db.name === 'mongoose';
}

/** By a connection of its own, now that the process has let go. */
async function dropDatabase({ connection }: MongooseAdapter): Promise<void> {
  const client = connection.getClient();
  await client.connect();
  await client.db(connection.name).dropDatabase();
  await client.close();
}
