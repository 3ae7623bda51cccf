import { spawnSync } from 'node:child_process';
import { installDebianPackage } from './install.ts';

if (!hasJava()) installDebianPackage('Java', 'default-jre-headless');
if (!hasJava()) {
  console.error(
    'The HTML validator needs Java 11 or newer: install it with "sudo apt-get install ' +
      'default-jre-headless" on Debian, or from https://adoptium.net elsewhere, and run the tests again.',
  );
  process.exitCode = 1;
}

function hasJava(): boolean {
  return spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;
}
