import { existsSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { createClient } from '@libsql/client';
import { StartError } from '#cms/runtime/start-error.ts';

/**
 * Copies an embedded database as it is at one moment, also while others write to it: `VACUUM INTO` reads in one
 * transaction and writes a file that is whole in itself. A copy of the file alone would lack what is still in its log.
 */
export async function snapshotSqlite(file: string, target: string): Promise<void> {
  if (!existsSync(file))
    throw new StartError(
      `There is no database ${file}. DATA_DIR and DATABASE_URL say where it is.`,
    );
  const client = createClient({ url: `file:${file}` });
  try {
    await client.execute({ sql: 'VACUUM INTO ?', args: [target] });
  } finally {
    client.close();
  }
  await chmod(target, 0o600);
}
