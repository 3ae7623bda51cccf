import { readEnvironment } from '../runtime/env.ts';
import { restore } from './backup/restore.ts';
import { runCommand } from './run-command.ts';

await runCommand('npm run restore -- FILE', async (file) => {
  const env = readEnvironment(process.env);
  await restore(env, file, process.env.BACKUP_PASSPHRASE);
  return `Restored ${file} into ${env.dataDir}.`;
});
