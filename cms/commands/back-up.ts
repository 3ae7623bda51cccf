import { readEnvironment } from '../runtime/env.ts';
import { backUp } from './backup/back-up.ts';
import { readFileName, runCommand } from './run-command.ts';

/** `npm run backup`: everything that the site is made of in one file. */
await runCommand(async () => {
  const file = readFileName('npm run backup -- FILE');
  const passphrase = process.env.BACKUP_PASSPHRASE;
  await backUp(readEnvironment(process.env), file, passphrase);
  const how = passphrase
    ? 'It is encrypted.'
    : 'It is not encrypted, and holds the secret, addresses and hashes of passwords.';
  console.log(`Backed up to ${file}. ${how}`);
});
