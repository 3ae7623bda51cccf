import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { DatabaseAdapterObj, Payload, PayloadRequest } from 'payload';
import { withDatabase } from './with-database.ts';

type Task = () => Promise<void>;
type TransactionId = number | string;

/** Tasks waiting for their transaction to commit, by database, transaction and key. */
const waiting = new WeakMap<Payload['db'], Map<TransactionId, Map<string, Task>>>();

/**
 * Runs a task once the change that `req` makes is durable: after the commit or, without a transaction, after yielding to
 * the event loop, which a save on SQLite would otherwise hold for its whole length. Of several tasks with the same key in a
 * transaction only the last one runs. A failing task is logged and does not fail the save.
 */
export async function afterCommit(req: PayloadRequest, key: string, run: Task): Promise<void> {
  const task = () =>
    run().catch((error: unknown) => req.payload.logger.error(error, `After a save: ${key}`));
  const transactionId = await req.transactionID;
  const transactions = waiting.get(req.payload.db);
  if (!transactions || !isTransactionId(transactionId)) {
    await yieldToEventLoop();
    return task();
  }
  const tasks = transactions.get(transactionId) ?? new Map<string, Task>();
  transactions.set(transactionId, tasks.set(key, task));
}

/** Without transactions Payload sets the id to other values: null, or an empty object. */
function isTransactionId(value: unknown): value is TransactionId {
  return typeof value === 'string' || typeof value === 'number';
}

/** Wraps a database adapter so that it runs the tasks given to {@link afterCommit} when it commits. */
export function withAfterCommit<Adapter>(
  adapter: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return withDatabase(adapter, (db) => {
    const transactions = new Map<TransactionId, Map<string, Task>>();
    waiting.set(db, transactions);

    const { commitTransaction, rollbackTransaction } = db;
    db.commitTransaction = async (id) => {
      await commitTransaction.call(db, id);
      await Promise.all([...(await take(id))].map((task) => task()));
    };
    db.rollbackTransaction = async (id) => {
      await rollbackTransaction.call(db, id);
      await take(id);
    };

    async function take(id: Parameters<typeof commitTransaction>[0]): Promise<Iterable<Task>> {
      const transactionId = await id;
      const tasks = transactions.get(transactionId)?.values() ?? [];
      transactions.delete(transactionId);
      return tasks;
    }
  });
}
