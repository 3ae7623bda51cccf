import { setTimeout as wait } from 'node:timers/promises';
import { ValidationError, type Payload } from 'payload';

const collection = 'payload-kv';
const key = 'demo-data-turn';
const beatEveryMilliseconds = 1000;
/** Who has not shown a sign of life for so long is taken for dead. */
const patienceInMilliseconds = 30_000;

type Turn = { id: string; data: { beat: number } };

/** Runs a task while no other process on this database does: several may start on an empty one at once. */
export async function inTurn(payload: Payload, task: () => Promise<void>): Promise<void> {
  const id = await takeTurn(payload);
  const done = new AbortController();
  const signsOfLife = showLife(payload, id, done.signal);
  try {
    await task();
  } finally {
    done.abort();
    await signsOfLife;
    await payload.db.deleteOne({ collection, where: { id: { equals: id } }, req: { payload } });
  }
}

async function takeTurn(payload: Payload): Promise<string> {
  let other = null as Turn | null;
  let lastSignOfLife = Date.now();
  for (;;) {
    const turn = await createTurn(payload);
    if (turn?.isMine) return turn.id;
    if (turn?.id !== other?.id || turn?.data.beat !== other?.data.beat) lastSignOfLife = Date.now();
    other = turn;
    if (turn && Date.now() - lastSignOfLife > patienceInMilliseconds) {
      await payload.db.deleteOne({
        collection,
        where: { id: { equals: turn.id } },
        req: { payload },
      });
    } else {
      await wait(beatEveryMilliseconds / 4);
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

async function showLife(payload: Payload, id: string, done: AbortSignal): Promise<void> {
  for (let beat = 1; !done.aborted; beat += 1) {
    await wait(beatEveryMilliseconds, undefined, { signal: done }).catch(() => undefined);
    if (done.aborted) return;
    await payload.db.updateOne({
      collection,
      where: { id: { equals: id } },
      data: { key, data: { beat } },
      req: { payload },
    });
  }
}
