import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Environment } from './env.ts';

/**
 * Stores the demo data in a process of its own, so that the server stays as small as it is without it.
 * @throws Error if that process fails; it has said why.
 */
export async function fillWithDemoData({ isProduction }: Environment): Promise<void> {
  const seeding = fork(isProduction ? 'dist/server/seed.js' : 'seed/cli.ts');
  const [code] = (await once(seeding, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The demo data is not complete. SEED=none starts without it.');
}
