import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Payload } from 'payload';
import { setupCode } from './setup-code.ts';

/**
 * The setup code while there is no account, which is then kept in the data folder too; nothing once there is one. Call
 * it at the start, before requests are answered.
 */
export async function offerFirstAccount(
  payload: Payload,
  dataDir: string,
): Promise<string | undefined> {
  await removeUnfinishedAccount(payload);
  if (await hasAccount(payload)) {
    forgetSetupCode(dataDir);
    return undefined;
  }
  const code = setupCode(payload.secret);
  try {
    keepSetupCode(dataDir, code);
  } catch (error) {
    // Where a process may write nothing, the printed address has to do.
    payload.logger.warn({ err: error }, 'The setup code could not be kept in the data folder');
  }
  return code;
}

/** Takes the setup code out of the data folder, if it is there. */
export function forgetSetupCode(dataDir: string): void {
  const file = setupCodeFile(dataDir);
  if (existsSync(file)) rmSync(file);
}

/** Whether anybody has an account. */
export async function hasAccount(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true });
  return totalDocs > 0;
}

/**
 * The embedded database writes an account and its roles one after the other. Where the process ended in between, there
 * is an account that can do nothing and keeps the first one from being made: it goes.
 */
async function removeUnfinishedAccount(payload: Payload): Promise<void> {
  const { docs, totalDocs } = await payload.find({
    collection: 'users',
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  const [only] = docs;
  if (totalDocs !== 1 || !only || only.roles.length > 0) return;
  await payload.delete({ collection: 'users', id: only.id, overrideAccess: true });
  payload.logger.warn(
    'The first account had been cut off while it was being made, and is removed: make it again.',
  );
}

function keepSetupCode(dataDir: string, code: string): void {
  const file = setupCodeFile(dataDir);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${code}\n`, { mode: 0o600 });
  // The mode above is for a new file only.
  chmodSync(file, 0o600);
}

function setupCodeFile(dataDir: string): string {
  return path.join(dataDir, 'setup-code');
}
