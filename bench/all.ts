import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createDataDir } from './built-server.ts';

// `npm run bench`: all that has a goal, in an hour on 2 cores. The site with the demo, a directory a hundred times as large,
// an import into that, and Lighthouse.

const dataDir = createDataDir();
try {
  await run('bench:site');
  await run('bench:growth', '100', dataDir);
  await run('bench:import', dataDir);
  await run('bench:lighthouse');
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

async function run(script: string, ...parameters: string[]): Promise<void> {
  const command = ['run', '--silent', script, '--', ...parameters];
  const [exitCode] = await once(spawn('npm', command, { stdio: 'inherit' }), 'exit');
  if (exitCode !== 0) throw new Error(`npm run ${script} did not come to its end.`);
}
