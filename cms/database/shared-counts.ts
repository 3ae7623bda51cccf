import type { MongoDb } from './adapters.ts';
import { isDuplicateKey } from './is-duplicate.ts';

/** What is counted under one key in one window. */
export type Counted = {
  /** The limit had been reached, so this one was not counted. */
  isRefused: boolean;
  /** How many more there may be in this window. */
  left: number;
  /** Until the window ends. */
  seconds: number;
};

type StoredCount = { _id: string; tries: number; endsAt: Date };

/** Has nothing that is worth a backup: each count ends with its window. */
export const countsCollection = 'limits';

/** After this a count is given up; counting takes a few milliseconds. */
const timeoutMS = 2000;

/** Has MongoDB remove each count within a minute or so of the end of its window. */
export async function removeCountsThatEnded(db: MongoDb): Promise<void> {
  await counts(db).createIndex({ endsAt: 1 }, { expireAfterSeconds: 0 });
}

/** Counts one under an id: of those that come at once, from any process, `max` are counted. */
export async function countTogether(
  db: MongoDb,
  id: string,
  allowance: { max: number; minutes: number },
): Promise<Counted> {
  const { max, minutes } = allowance;
  const now = new Date();
  const end = new Date(now.getTime() + minutes * 60_000);
  const isOpen = { $gt: ['$endsAt', now] };
  const before = await counts(db).findOneAndUpdate(
    { _id: id },
    [
      {
        $set: {
          tries: { $cond: [isOpen, { $min: [{ $add: ['$tries', 1] }, max] }, 1] },
          endsAt: { $cond: [isOpen, '$endsAt', end] },
        },
      },
    ],
    { returnDocument: 'before', timeoutMS },
  );
  if (!before && !(await insertFirst(db, { _id: id, tries: 1, endsAt: end }))) {
    return countTogether(db, id, allowance);
  }
  const open = before && before.endsAt > now ? before : { tries: 0, endsAt: end };
  return {
    isRefused: open.tries >= max,
    left: Math.max(0, max - open.tries - 1),
    seconds: Math.ceil((open.endsAt.getTime() - now.getTime()) / 1000),
  };
}

/**
 * False when another one was there first. An upsert would leave it to the database to say which of those that come at
 * once made the count, and not every database that speaks MongoDB's protocol says it of one alone.
 */
async function insertFirst(db: MongoDb, count: StoredCount): Promise<boolean> {
  try {
    await counts(db).insertOne(count, { timeoutMS });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Takes one back that was counted under an id, unless its window has ended. */
export async function takeBackTogether(db: MongoDb, id: string): Promise<void> {
  const isCounted = { _id: id, tries: { $gt: 0 }, endsAt: { $gt: new Date() } };
  await counts(db).updateOne(isCounted, { $inc: { tries: -1 } }, { timeoutMS });
}

/** Past Mongoose, which would hold back what is asked while the database is away. */
function counts({ connection }: MongoDb) {
  return connection.getClient().db(connection.name).collection<StoredCount>(countsCollection);
}
