import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.ts';

const isRoot = process.getuid?.() === 0;

if (!findChromium() && isRoot && run('apt-get', 'update')) {
  run('apt-get', 'install', '--yes', '--no-install-recommends', 'chromium');
}
if (!findChromium()) {
  run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium');
}
if (!findChromium()) {
  console.error(
    'The browser tests need Chromium: install it with "sudo apt-get install chromium" on Debian, ' +
      'or with "npx playwright install --with-deps chromium" elsewhere, and run the tests again.',
  );
  process.exitCode = 1;
}

function run(command: string, ...parameters: string[]): boolean {
  console.log(`No Chromium yet: ${[command, ...parameters].join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, parameters, { stdio: 'inherit', env }).status === 0;
}
