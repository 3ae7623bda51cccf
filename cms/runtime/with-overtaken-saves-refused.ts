import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import pLimit from 'p-limit';
import { NotFound, type DatabaseAdapterObj, type Payload, type PayloadRequest } from 'payload';
import { withDatabase } from '#collections/with-database.ts';
import { newerVersion, takeRead } from '#collections/hooks/refuse-stale-save.ts';
import { isSqlite } from '../database/adapters.ts';
import { isWriteConflict } from '../database/is-write-conflict.ts';

type Update = Parameters<Payload['db']['updateOne']>[0];

/** What is counted below Payload, which would write back the counts that it has read. */
const counts: Readonly<Record<string, readonly string[]>> = {
  reviews: ['helpfulCount', 'openReports'],
};

/**
 * The same database, which refuses a save of a document that has been written or deleted since the save read it: of many
 * saved at once the last is written long after it was read. The comparison and the write are one step: on SQLite because this process
 * makes one after the other, on MongoDB by the transaction.
 */
export function withOvertakenSavesRefused<Adapter>(
  adapter: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return withDatabase(adapter, (db) => {
    const { updateOne } = db;
    const oneAtATime = pLimit(1);
    db.updateOne = async (given) => {
      const { collection, id, req } = given;
      const read = req && id !== undefined && takeRead(req as PayloadRequest, { collection, id });
      if (!read) return updateOne.call(db, given);
      const save = async () => {
        const stored = await db.findOne<{ id: string; updatedAt: string }>({
          collection,
          where: { id: { equals: id } },
          select: { updatedAt: true },
          req,
        });
        // SQLite would insert it again.
        if (!stored) throw new NotFound();
        if (read.updatedAt !== null && stored.updatedAt !== read.updatedAt) throw newerVersion();
        return updateOne.call(db, withoutCounts(given)).catch((error: unknown) => {
          throw isWriteConflict(error) ? newerVersion() : error;
        });
      };
      // Elsewhere saves need not wait for each other.
      if (!isSqlite(db)) return save();
      // SQLite answers at once: without this a save would hold the event loop for its whole length. What follows belongs
      // to the same turn, so that no backup comes between: a product's observation, a guide's version.
      await yieldToEventLoop();
      return oneAtATime(save);
    };
  });
}

function withoutCounts(given: Update): Update {
  const counted = counts[given.collection] ?? [];
  const data = Object.entries(given.data).filter(([field]) => !counted.includes(field));
  return { ...given, data: Object.fromEntries(data) };
}
