import { readEnvironment } from '../runtime/env.ts';
import { restore } from './backup/restore.ts';
import { readFileName, runCommand } from './run-command.ts';

/** `npm run restore`: a backup into an empty place. */
await runCommand(async () => {
  const file = readFileName('npm run restore -- FILE');
  const env = readEnvironment(process.env);
  await restore(env, file, process.env.BACKUP_PASSPHRASE);
  console.log(`Restored ${file} into ${env.dataDir}.`);
});
