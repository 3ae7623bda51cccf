import type { Payload, Where } from 'payload';
import { findIds } from '../database/find-readable.ts';
import { passOver } from '../database/pass-over.ts';
import { every } from './every.ts';

const collection = 'payload-jobs';

/** How often a process looks for jobs whose time has come. */
const pollMilliseconds = 10_000;
/** How often a process says that it is still at a job. */
const heartbeatMilliseconds = 30 * 1000;
/** A job of which nothing has been heard for so long was left behind by a process that has died. */
const abandonedMilliseconds = 2 * 60 * 1000;

/** Runs the jobs that editors have scheduled from now on, each when its time has come; returns how to stop. */
export function startJobs(payload: Payload): () => Promise<void> {
  return every(pollMilliseconds, (signal) => runDueJobs(payload, 'default', signal), {
    name: 'Running scheduled jobs',
    logger: payload.logger,
  });
}

/** Removes the jobs that were done when their process died, which would have removed them next. */
export async function removeCompletedJobs({ db }: Payload): Promise<void> {
  await db.deleteMany({ collection, where: { completedAt: { exists: true } } });
}

/** Runs the jobs of a queue that are due, one at a time. */
export async function runDueJobs(
  payload: Payload,
  queue: string,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted && (await runNextJob(payload, queue)));
}

/** Runs the job of a queue that has been due longest; says whether there was one. */
export async function runNextJob(payload: Payload, queue = 'default'): Promise<boolean> {
  const id = await claimNextJob(payload, queue);
  if (id === undefined) return false;
  const stopHeartbeat = every(heartbeatMilliseconds, () => touch(payload, id), {
    name: 'Keeping a job alive',
    logger: payload.logger,
    firstAfter: heartbeatMilliseconds,
  });
  try {
    const { jobStatus } = await payload.jobs.runByID({ id, silent: true });
    if (jobStatus?.[id]?.status !== 'success') {
      payload.logger.error({ job: id }, 'A job has failed; its error is kept with it in the admin');
    }
  } finally {
    await stopHeartbeat();
  }
  return true;
}

/**
 * Takes a job so that no other process runs it; nothing if none is due. One that cannot be read counts as under way for a
 * while, so that those behind it have their turn.
 */
async function claimNextJob(payload: Payload, queue: string): Promise<string | undefined> {
  const due = dueJobs(queue, new Date());
  const sort = ['waitUntil', 'createdAt'];
  for (const id of await findIds(payload, { collection, where: due, sort, limit: 10 })) {
    const claimed = await passOver(payload, { collection, id }, () =>
      payload.db.updateOne({
        collection,
        where: { and: [{ id: { equals: id } }, due] },
        data: { processing: true, updatedAt: new Date().toISOString() },
        options: { atomic: true },
      }),
    );
    if (claimed) return id;
  }
  return undefined;
}

/** The jobs of a queue that could be begun at `now`. */
export function dueJobs(queue: string, now: Date): Where {
  const abandonedAt = new Date(now.getTime() - abandonedMilliseconds).toISOString();
  return {
    and: [
      { queue: { equals: queue } },
      { completedAt: { exists: false } },
      { hasError: { not_equals: true } },
      {
        or: [
          { waitUntil: { exists: false } },
          { waitUntil: { less_than_equal: now.toISOString() } },
        ],
      },
      { or: [{ processing: { not_equals: true } }, { updatedAt: { less_than: abandonedAt } }] },
    ],
  };
}

async function touch(payload: Payload, id: string): Promise<void> {
  const data = { updatedAt: new Date().toISOString() };
  await payload.db.updateOne({ collection, id, data, returning: false });
}
