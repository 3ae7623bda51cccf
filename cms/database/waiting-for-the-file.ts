import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';
import { createClient } from '@libsql/client';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import pLimit from 'p-limit';
import type { DatabaseAdapterObj } from 'payload';
import { withDatabase } from '#collections/with-database.ts';

type Client = SQLiteAdapter['client'];

/**
 * How long a statement waits for the file while another process writes to it; for this one’s own threads it waits until they
 * are done. A thread sees nothing of the others: in one it waits as long as the largest import may take.
 */
const patienceMilliseconds = isMainThread ? 5000 : 60_000;
const retryMilliseconds = 25;

/** What has the file of a database locked in another thread of this process. */
const lockedByUs = new WeakMap<object, Promise<unknown>>();

/** Runs a task that locks the file of a database in another thread; this one’s statements wait for its end. */
export async function lockingTheFile<Result>(
  db: object,
  task: () => Promise<Result>,
): Promise<Result> {
  const running = task();
  const ended = running.catch(() => undefined);
  lockedByUs.set(db, ended);
  try {
    return await running;
  } finally {
    if (lockedByUs.get(db) === ended) lockedByUs.delete(db);
  }
}

/**
 * Lets each statement wait while another process or thread has the embedded database locked, and this process answer meanwhile.
 * SQLite's own waiting holds up everything else, and when it ends in vain the statement stays open: until it is
 * collected as garbage, nothing that is written through its connection is committed.
 */
export function waitingForTheFile(
  adapter: DatabaseAdapterObj<SQLiteAdapter>,
): DatabaseAdapterObj<SQLiteAdapter> {
  return withDatabase(adapter, (db) => {
    const { connect } = db;
    db.connect = async (options) => {
      await connect?.call(db, options);
      makePatient(db, watchFile(db.clientConfig.url));
    };
  });
}

function makePatient(db: Pick<SQLiteAdapter, 'client'>, unlocked: () => Promise<void>): void {
  const { client } = db;
  const batch = client.batch.bind(client);
  const execute = client.execute.bind(client);
  // What ran between a statement that failed and the change of the connection would never be committed.
  const alone = pLimit(1);
  client.batch = (...statements) => patiently(() => batch(...statements));
  client.execute = (...statement: unknown[]) =>
    patiently(() => execute(...(statement as Parameters<typeof execute>)));

  async function patiently<Result>(run: () => Promise<Result>): Promise<Result> {
    let end = performance.now() + patienceMilliseconds;
    for (;;) {
      const attempt = await alone(() => tried(run));
      if ('result' in attempt) return attempt.result;
      const ours = lockedByUs.get(db);
      if (ours) {
        await ours;
        end = performance.now() + patienceMilliseconds;
      } else {
        if (performance.now() > end) throw attempt.error;
        await unlocked();
      }
    }
  }

  async function tried<Result>(
    run: () => Promise<Result>,
  ): Promise<{ result: Result } | { error: unknown }> {
    try {
      return { result: await run() };
    } catch (error) {
      if (!isLocked(error)) throw error;
      await changeConnection(client);
      return { error };
    }
  }
}

/** A transaction takes the client's connection with it; the next statement opens another. */
async function changeConnection(client: Client): Promise<void> {
  (await client.transaction('deferred')).close();
}

/** Makes a function that resolves once nobody else is writing to the file, or once there is no point in waiting longer. */
function watchFile(url: string): () => Promise<void> {
  let watching: Promise<void> | undefined;
  return () => {
    watching ??= watch().finally(() => {
      watching = undefined;
    });
    return watching;
  };

  /** However many statements wait, only one checks. */
  async function watch(): Promise<void> {
    const end = performance.now() + patienceMilliseconds;
    while (!(await isFree(url)) && performance.now() < end) await sleep(retryMilliseconds);
  }
}

/** Each check uses a new connection: one that was refused goes on seeing the file as it was, and is refused for good. */
async function isFree(url: string): Promise<boolean> {
  const client = createClient({ url });
  try {
    await client.execute('BEGIN IMMEDIATE');
    await client.execute('ROLLBACK');
    return true;
  } catch (error) {
    if (isLocked(error)) return false;
    throw error;
  } finally {
    client.close();
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}
