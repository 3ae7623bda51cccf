import { findChromium } from './chromium.ts';
import { install, installDebianPackage } from './install.ts';

if (!findChromium()) installDebianPackage('Chromium', 'chromium-headless-shell');
if (!findChromium()) {
  const playwright = 'node_modules/@playwright/test/cli.js';
  install('Chromium', process.execPath, playwright, 'install', 'chromium');
}
if (!findChromium()) {
  console.error(
    'The browser tests need Chromium: install it with "sudo apt-get install chromium-headless-shell" on Debian, ' +
      'or with "npx playwright install --with-deps chromium" elsewhere, and run the tests again.',
  );
  process.exitCode = 1;
}
