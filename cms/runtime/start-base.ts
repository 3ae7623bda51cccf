import { getPayload, type Payload, type SanitizedConfig } from 'payload';
import { checkDatabase } from './check-database.ts';
import { migrate } from './database.ts';
import type { Environment } from './env.ts';
import { createPayloadConfig } from './payload.config.ts';
import { makeDataFolder, refuseHalfRestored } from './private-files.ts';

/** What every process has: the database, brought up to date. */
export type Base = {
  env: Environment;
  config: SanitizedConfig;
  payload: Payload;
  /** Lets go of the database. */
  stop: () => Promise<void>;
};

/**
 * The one way in which the server, its admin, the command line and the tests start on the database.
 * @throws StartError before anything runs, if the data folder or the database cannot be used; DatabaseAway if it does not
 * answer.
 */
export async function startBase(env: Environment): Promise<Base> {
  // Before the database file is in it, which would make anybody's folder look like ours.
  makeDataFolder(env);
  refuseHalfRestored(env);
  await checkDatabase(env);
  const config = createPayloadConfig(env);
  const payload = await getPayload({ config });
  await migrate(payload);
  return { env, config: await config, payload, stop: () => destroy(payload) };
}

/** Payload keeps the instance that it made, also when it is destroyed, and would hand it to the next start in the process. */
async function destroy(payload: Payload): Promise<void> {
  await payload.destroy();
  (globalThis as { _payload?: Map<string, unknown> })._payload?.clear();
}
