import type { Payload } from 'payload';
import { every } from '../runtime/every.ts';
import { checkLinks } from './link-check.ts';

const hour = 3_600_000;
const day = 24 * hour;
const week = 7 * day;

/** A check of all links that has not ended after so long has died with its process. */
const maxCheckMilliseconds = 6 * hour;

/** Where the times of the last check of all links are kept, for all processes: of one that ended, and of one that began. */
const lastCheck = 'links-checked-at';
const lastBeginning = 'links-check-begun-at';

/**
 * Follows all links once a week, for the first time an hour after the start, and those that failed once again a day
 * later; what a process that ended meanwhile has left is taken up by another. Returns how to stop.
 */
export function startLinkCheck(payload: Payload): () => Promise<void> {
  return every(hour, (signal) => checkDueLinks(payload, { now: new Date(), signal }), {
    name: 'Following links to other sites',
    logger: payload.logger,
    firstAfter: hour,
  });
}

/** Follows the links that are due at `now`. */
export async function checkDueLinks(
  payload: Payload,
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<void> {
  if (await isOver(lastCheck, week)) {
    if (!(await isOver(lastBeginning, maxCheckMilliseconds))) return;
    // Before the check, so that no other process begins one too.
    await payload.kv.set(lastBeginning, now.toISOString());
    await checkLinks(payload, { signal });
    if (!signal?.aborted) await payload.kv.set(lastCheck, now.toISOString());
    return;
  }
  const { docs } = await payload.find({
    collection: 'broken-links',
    where: {
      and: [
        { failures: { equals: 1 } },
        { checkedAt: { less_than: new Date(now.getTime() - day).toISOString() } },
      ],
    },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  if (docs.length === 0) return;
  await checkLinks(payload, { only: new Set(docs.map(({ address }) => address)), signal });

  async function isOver(moment: string, milliseconds: number): Promise<boolean> {
    const time = await payload.kv.get<string>(moment);
    return time === null || now.getTime() - Date.parse(time) >= milliseconds;
  }
}
