import type { InStatement } from '@libsql/client';
import type { SQL } from '@payloadcms/db-sqlite/drizzle';
import { threadOf, withThread } from '../runtime/thread.ts';
import type { Sqlite } from './adapters.ts';
import type { Outcome } from './statement-thread.ts';
import { lockingTheFile } from './waiting-for-the-file.ts';

const startThread = threadOf(new URL('statement-thread.ts', import.meta.url));

/** For one statement. */
const limits = { maxSeconds: 60, maxMegabytes: 128 };

/**
 * Writes to the embedded database in one transaction, in a thread of its own, so that the process goes on answering
 * however much is written: it reads what was there before, and its own writes wait. All of it is stored if `write`
 * resolves with true, and nothing otherwise. `write` must not write in any other way, because it would wait for itself.
 * @throws ThreadEnded if a statement takes more than a minute, and the database’s own errors.
 */
export function inTransaction(
  db: Sqlite,
  write: (run: (statement: SQL) => Promise<Outcome>) => Promise<boolean>,
): Promise<boolean> {
  return lockingTheFile(db, () =>
    withThread(startThread, db.clientConfig.url, limits, async (ask: Ask) => {
      await ask('BEGIN IMMEDIATE');
      const isWritten = await write((statement) => {
        const { sql, params } = db.drizzle.run(statement).getQuery();
        return ask({ sql, args: params as string[] });
      });
      // A thread that ends without it takes everything back.
      if (isWritten) await ask('COMMIT');
      return isWritten;
    }),
  );
}

type Ask = (statement: InStatement) => Promise<Outcome>;
