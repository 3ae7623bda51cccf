import { setTimeout as wait } from 'node:timers/promises';
import { ValidationError, type Payload } from 'payload';

const collection = 'payload-kv';
const key = 'demo-data-turn';

/** In milliseconds: how often a process shows that it lives, and how long after the last sign it is taken for dead. */
type Pace = { beat: number; patience: number };
const defaultPace: Pace = { beat: 1000, patience: 30_000 };

type Turn = { id: string; data: { beat: number } };

/** Runs a task while no other process on this database does: several may start on an empty one at once. */
export async function inTurn(
  payload: Payload,
  task: () => Promise<void>,
  pace: Pace = defaultPace,
): Promise<void> {
  const id = await takeTurn(payload, pace);
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

async function takeTurn(payload: Payload, { beat, patience }: Pace): Promise<string> {
  let other = null as Turn | null;
  let lastSignOfLife = Date.now();
  for (;;) {
    const turn = await createTurn(payload);
    if (turn?.isMine) return turn.id;
    if (turn?.id !== other?.id || turn?.data.beat !== other?.data.beat) lastSignOfLife = Date.now();
    other = turn;
    if (turn && Date.now() - lastSignOfLife > patience) {
      await payload.db.deleteOne({
        collection,
        where: { id: { equals: turn.id } },
        req: { payload },
      });
    } else {
      await wait(beat / 4);
    }
  }
}

/** One's own turn, or that of whoever was first, for the key is unique; null if it ended just now. */
async function createTurn(payload: Payload): Promise<(Turn & { isMine: boolean }) | null> {
  const req = { payload };
  try {
    const data = { key, data: { beat: 0 } };
    const turn = (await payload.db.create({ collection, data, req })) as Turn;
    return { ...turn, isMine: true };
  } catch (error) {
    const turn = await payload.db.findOne<Turn>({
      collection,
      where: { key: { equals: key } },
      req,
    });
    if (turn) return { ...turn, isMine: false };
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
