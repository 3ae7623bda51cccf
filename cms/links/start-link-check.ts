import type { Payload } from 'payload';
import { findReadable } from '../database/find-readable.ts';
import { every } from '../runtime/every.ts';
import { checkLinks } from './link-check.ts';

const hour = 3_600_000;
const day = 24 * hour;
const week = 7 * day;

/** A check that has not ended after so long has died with its process. */
const maxCheckMilliseconds = 6 * hour;
/** One of the links may be what the processes die of. */
const maxBeginningsInWeek = 3;

/** Where it is kept, for all processes, when the last check of all links that ended has begun. */
const lastCheck = 'links-checked-at';
/** And when the checks of the last week have begun: those of all links, and those of links that had failed once. */
const beginnings = { all: 'links-check-beginnings', failed: 'links-again-beginnings' };

/**
 * Follows all links once a week, for the first time an hour after the start, and those that failed once again a day
 * later; what a process that ended meanwhile has left is taken up by another, twice a week at most. Returns how to stop.
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
  const lastEnded = await payload.kv.get<string>(lastCheck);
  if (lastEnded === null || !isWithin(week, lastEnded)) {
    if (!(await begin(beginnings.all))) return;
    await checkLinks(payload, { signal });
    if (!signal?.aborted) await payload.kv.set(lastCheck, now.toISOString());
    return;
  }
  const only = await failedOnce();
  if (only.size === 0 || !(await begin(beginnings.failed))) return;
  await checkLinks(payload, { only, signal });

  /** Whether a check may begin. It is written down before, so that no other process begins one too. */
  async function begin(key: string): Promise<boolean> {
    const begun = (await payload.kv.get<string[]>(key)) ?? [];
    const lately = begun.filter((time) => isWithin(week, time));
    const isTooOften = lately.length === maxBeginningsInWeek;
    if (isTooOften || lately.some((time) => isWithin(maxCheckMilliseconds, time))) return false;
    await payload.kv.set(key, [...lately, now.toISOString()]);
    return true;
  }

  /** The addresses that failed at their last check and not before, a day ago or longer. */
  async function failedOnce(): Promise<Set<string>> {
    const links = await findReadable(payload, {
      collection: 'broken-links',
      where: {
        and: [
          { failures: { equals: 1 } },
          { checkedAt: { less_than: new Date(now.getTime() - day).toISOString() } },
        ],
      },
      depth: 0,
      overrideAccess: true,
    });
    return new Set(links.map(({ address }) => address));
  }

  function isWithin(milliseconds: number, time: string): boolean {
    return now.getTime() - Date.parse(time) < milliseconds;
  }
}
