import type { Payload } from 'payload';
import { every } from '../runtime/every.ts';
import { checkLinks } from './link-check.ts';

const hour = 3_600_000;
const day = 24 * hour;
const week = 7 * day;

/** Where the time of the last check of all links is kept, for all processes. */
const lastCheck = 'links-checked-at';

/**
 * Follows all links once a week, for the first time an hour after the start, and those that failed once again a day
 * later; returns how to stop.
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
  const last = await payload.kv.get<string>(lastCheck);
  if (last === null || now.getTime() - new Date(last).getTime() >= week) {
    // Before the check, so that no other process begins one too.
    await payload.kv.set(lastCheck, now.toISOString());
    return checkLinks(payload, { signal });
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
}
