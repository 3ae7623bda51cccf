import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltServer } from './built-server.ts';

/** Signs in, at first with a new account; returns the Authorization header for it. */
export async function signIn({ url, dataDir }: BuiltServer): Promise<string> {
  const user = { name: 'Bench', email: 'bench@directory.example', password: 'only for this run' };
  const codeFile = path.join(dataDir, 'setup-code');
  const first = existsSync(codeFile) && {
    setupCode: readFileSync(codeFile, 'utf8'),
    'confirm-password': user.password,
  };
  const response = await fetch(`${url}/cms-api/users/${first ? 'first-register' : 'login'}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...user, ...first }),
  });
  const token = /payload-token=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
  if (!token) throw new Error(`Signing in failed: ${await response.text()}`);
  return `JWT ${token}`;
}
