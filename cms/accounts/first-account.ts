import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Payload } from 'payload';
import { setupCode } from './setup-code.ts';

/**
 * Returns the setup code and keeps it in the data folder while there is no account; undefined once there is one. Call
 * it at start-up, before requests are answered.
 */
export async function prepareFirstAccount(
  payload: Payload,
  dataDir: string,
): Promise<string | undefined> {
  await removeUnfinishedAccount(payload);
  if (await hasAccount(payload)) {
    deleteSetupCode(dataDir);
    return undefined;
  }
  const code = setupCode(payload.secret);
  try {
    writeSetupCode(dataDir, code);
  } catch (error) {
    // Where the process cannot write files, the printed address has to do.
    payload.logger.warn({ err: error }, 'The setup code could not be written to the data folder');
  }
  return code;
}

/** Deletes the setup code from the data folder, if it is there. */
export function deleteSetupCode(dataDir: string): void {
  const file = setupCodeFile(dataDir);
  if (existsSync(file)) rmSync(file);
}

/** Whether any account exists. */
export async function hasAccount(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true });
  return totalDocs > 0;
}

/**
 * The embedded database writes an account and its roles one after the other. If the process ended in between, an
 * account without a role would block the first account for ever, so it is removed.
 */
async function removeUnfinishedAccount(payload: Payload): Promise<void> {
  const { docs, totalDocs } = await payload.find({
    collection: 'users',
    select: { roles: true },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  const [only] = docs;
  if (totalDocs !== 1 || !only || only.roles.length > 0) return;
  await payload.delete({ collection: 'users', id: only.id, overrideAccess: true });
  payload.logger.warn(
    'The first account was left unfinished and has been removed: please create it again.',
  );
}

function writeSetupCode(dataDir: string, code: string): void {
  const file = setupCodeFile(dataDir);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${code}\n`, { mode: 0o600 });
  // The mode above applies to new files only.
  chmodSync(file, 0o600);
}

function setupCodeFile(dataDir: string): string {
  return path.join(dataDir, 'setup-code');
}
