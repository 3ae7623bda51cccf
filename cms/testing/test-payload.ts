import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MongooseAdapter } from '@payloadcms/db-mongodb';
import type { Payload, SanitizedConfig } from 'payload';
import { readEnvironment, type Environment } from '../runtime/env.ts';
import { startApp, type Base } from '../runtime/start-app.ts';

export type TestPayload = {
  payload: Payload;
  config: SanitizedConfig;
  env: Environment;
  /** Drops the database and its folder. */
  stop: () => Promise<void>;
};

/** A real Payload on an empty database of its own: embedded, or on the MongoDB of TEST_DATABASE_URL. */
export async function startTestPayload(
  variables: Readonly<Record<string, string>> = {},
  folder = tmpdir(),
): Promise<TestPayload> {
  const app = await startApp(testEnvironment(variables, folder));
  return { ...app, stop: dropAfter(app) };
}

/** The environment of a process that has an empty database to itself. */
export function testEnvironment(
  variables: Readonly<Record<string, string>> = {},
  folder = tmpdir(),
): Environment {
  return readEnvironment({
    NODE_ENV: 'test',
    DATA_DIR: mkdtempSync(path.join(folder, 'directory-test-')),
    DATABASE_URL: testDatabaseUrl(process.env.TEST_DATABASE_URL),
    LOG_LEVEL: 'error',
    ...variables,
  });
}

/** How to stop a process and drop its database and folder. */
export function dropAfter({ env, payload: { db }, stop }: Base): () => Promise<void> {
  return async () => {
    await stop();
    if (isMongoose(db)) await dropDatabase(db);
    rmSync(env.dataDir, { recursive: true, force: true });
  };
}

/** By a connection of its own, now that the process has let go. */
async function dropDatabase({ connection }: MongooseAdapter): Promise<void> {
  const client = connection.getClient();
  await client.connect();
  await client.db(connection.name).dropDatabase();
  await client.close();
}

function isMongoose(db: Payload['db']): db is Payload['db'] & MongooseAdapter {
  return db.name === 'mongoose';
}

/** A database of its own on a MongoDB; nothing for the embedded default. */
function testDatabaseUrl(serverUrl: string | undefined): string | undefined {
  if (!serverUrl) return undefined;
  const url = new URL(serverUrl);
  url.pathname = `/test_${randomUUID().replaceAll('-', '')}`;
  // So that a test can count what the database is asked.
  url.searchParams.set('monitorCommands', 'true');
  return url.href;
}
