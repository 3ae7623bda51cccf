import { setTimeout as wait } from 'node:timers/promises';
import { ValidationError, type Payload } from 'payload';

const collection = 'payload-kv';
const key = 'demo-data-lock';

/** In milliseconds: how often a process shows that it lives, and how long after the last sign it is taken for dead. */
type Pace = { beat: number; patience: number };
const defaultPace: Pace = { beat: 1000, patience: 30_000 };

type Lock = { id: string; data: { beat: number } };

/** Runs a task while no other process on this database does: several may start on an empty one at once. */
export async function withSeedLock(
  payload: Payload,
  task: () => Promise<void>,
  pace: Pace = defaultPace,
): Promise<void> {
  const id = await acquireLock(payload, pace);
  const done = new AbortController();
  const signsOfLife = showLife(payload, id, { beat: pace.beat, done: done.signal });
  try {
    await task();
  } finally {
    done.abort();
    await signsOfLife;
    await payload.db.deleteOne({ collection, where: { id: { equals: id } }, req: { payload } });
  }
}

async function acquireLock(payload: Payload, { beat, patience }: Pace): Promise<string> {
  let other = null as Lock | null;
  let lastSignOfLife = Date.now();
  for (;;) {
    const lock = await createLock(payload);
    if (lock?.isMine) return lock.id;
    if (lock?.id !== other?.id || lock?.data.beat !== other?.data.beat) lastSignOfLife = Date.now();
    other = lock;
    if (lock && Date.now() - lastSignOfLife > patience) {
      await payload.db.deleteOne({
        collection,
        where: { id: { equals: lock.id } },
        req: { payload },
      });
    } else {
      await wait(beat / 4);
    }
  }
}

/** One's own lock, or that of whoever was first, for the key is unique; null if it ended just now. */
async function createLock(payload: Payload): Promise<(Lock & { isMine: boolean }) | null> {
  const req = { payload };
  try {
    const data = { key, data: { beat: 0 } };
    const lock = (await payload.db.create({ collection, data, req })) as Lock;
    return { ...lock, isMine: true };
  } catch (error) {
    const lock = await payload.db.findOne<Lock>({
      collection,
      where: { key: { equals: key } },
      req,
    });
    if (lock) return { ...lock, isMine: false };
    if (error instanceof ValidationError) return null;
    throw error;
  }
}

async function showLife(
  payload: Payload,
  id: string,
  { beat, done }: Pick<Pace, 'beat'> & { done: AbortSignal },
): Promise<void> {
  for (let count = 1; !done.aborted; count += 1) {
    await wait(beat, undefined, { signal: done }).catch(() => undefined);
    if (done.aborted) return;
    await payload.db.updateOne({
      collection,
      where: { id: { equals: id } },
      data: { key, data: { beat: count } },
      req: { payload },
    });
  }
}
