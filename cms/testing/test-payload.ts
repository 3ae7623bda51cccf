import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MongooseAdapter } from '@payloadcms/db-mongodb';
import type { Payload, SanitizedConfig } from 'payload';
import { readEnvironment, type Environment } from '../runtime/env.ts';
import { createPayloadConfig } from '../runtime/payload.config.ts';
import { openDatabase } from '../runtime/services.ts';

export type TestPayload = {
  payload: Payload;
  config: SanitizedConfig;
  env: Environment;
  /** Empties the database and removes its folder. */
  stop: () => Promise<void>;
};

/** A real Payload on an empty database of its own: embedded, or on the MongoDB of TEST_DATABASE_URL. */
export async function startTestPayload(
  variables: Readonly<Record<string, string>> = {},
  folder = tmpdir(),
): Promise<TestPayload> {
  const dataDir = mkdtempSync(path.join(folder, 'directory-test-'));
  const env = readEnvironment({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: testDatabaseUrl(process.env.TEST_DATABASE_URL),
    LOG_LEVEL: 'error',
    ...variables,
  });
  const config = createPayloadConfig(env);
  const payload = await openDatabase(config);
  return {
    payload,
    config: await config,
    env,
    stop: async () => {
      if (isMongoose(payload.db)) await discard(payload.db);
      await payload.destroy();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The database of a worker of Vitest, which runs one file after the other; `drop-databases.ts` drops it in the end. */
const workerDatabase =
  process.env.VITEST_POOL_ID && `test_${process.ppid}_${process.env.VITEST_POOL_ID}`;

function isMongoose(db: Payload['db']): db is Payload['db'] & MongooseAdapter {
  return db.name === 'mongoose';
}

/** Making a MongoDB's indexes takes seconds: the next test file of the same worker has them already. */
async function discard({ connection }: MongooseAdapter): Promise<void> {
  if (!workerDatabase) {
    await connection.dropDatabase();
    return;
  }
  const collections = (await connection.db?.collections()) ?? [];
  await Promise.all(collections.map((collection) => collection.deleteMany({})));
}

/** A database of its own on a MongoDB; nothing for the embedded default. */
function testDatabaseUrl(serverUrl: string | undefined): string | undefined {
  if (!serverUrl) return undefined;
  const url = new URL(serverUrl);
  url.pathname = `/${workerDatabase ?? `test_${randomUUID().replaceAll('-', '')}`}`;
  // So that a test can count what the database is asked.
  url.searchParams.set('monitorCommands', 'true');
  return url.href;
}
