import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltServer } from './built-server.ts';

/** Creates the first account; returns the Authorization header for it. */
export async function signIn({ url, dataDir }: BuiltServer): Promise<string> {
  const user = { name: 'Bench', email: 'bench@directory.example', password: 'only for this run' };
  const setupCode = await readFile(path.join(dataDir, 'setup-code'), 'utf8');
  const response = await fetch(`${url}/cms-api/users/first-register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...user, setupCode, 'confirm-password': user.password }),
  });
  const token = /payload-token=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
  if (!token) throw new Error(`Signing in failed: ${await response.text()}`);
  return `JWT ${token}`;
}
