import { readEnvironment } from '../runtime/env.ts';
import { backUp } from './backup/back-up.ts';
import { runCommand } from './run-command.ts';

await runCommand('npm run backup -- FILE', async (file) => {
  const passphrase = process.env.BACKUP_PASSPHRASE;
  await backUp(readEnvironment(process.env), file, passphrase);
  const how = passphrase
    ? 'It is encrypted.'
    : 'It is not encrypted, and holds the secret, addresses and hashes of passwords.';
  return `Backed up to ${file}. ${how}`;
});
