import { readEnvironment } from '../runtime/env.ts';
import { restore } from './backup/restore.ts';
import { readFileName, runCommand } from './run-command.ts';

/** `npm run restore`: a backup into an empty place. */
await runCommand(async () => {
  const file = readFileName('npm run restore -- FILE');
  const env = readEnvironment(process.env);
  const paused = await restore(env, file, process.env.BACKUP_PASSPHRASE);
  console.log(`Restored ${file} into ${env.dataDir}.`);
  console.log(
    `Mailings that were being sent are paused now (${paused}). Whoever has left since the backup is in it again: read “After a restore” in docs/operations.md before you start the site.`,
  );
});
