import type { Payload, Where } from 'payload';
import type { Mailing, Subscription } from '#collections/payload-types.ts';
import { insertRows, type Row } from '../database/insert-rows.ts';

const batch = 500;

/** Whoever had confirmed by then. */
export function subscribersAt(time: string): Where {
  return { and: [{ status: { equals: 'active' } }, { confirmedAt: { less_than_equal: time } }] };
}

/**
 * Writes down for each subscriber that the report is to go there, in batches that a process that dies leaves for the
 * next one to go on from; each is written once, however often this runs.
 */
export async function enlist(payload: Payload, mailing: Mailing): Promise<void> {
  let { enlistedUpTo } = mailing;
  for (let isEnlisted = mailing.isEnlisted; !isEnlisted;) {
    const { docs } = await payload.db.find<Subscription>({
      collection: 'subscriptions',
      where: {
        and: [
          subscribersAt(mailing.startedAt),
          ...(enlistedUpTo ? [{ id: { greater_than: enlistedUpTo } }] : []),
        ],
      },
      sort: 'id',
      limit: batch,
      pagination: false,
    });
    const deliveries = docs.map(({ id }) => delivery(mailing, id));
    await insertRows(payload, 'deliveries', deliveries);
    enlistedUpTo = docs.at(-1)?.id ?? enlistedUpTo;
    isEnlisted = docs.length < batch;
    await payload.db.updateOne({
      collection: 'mailings',
      id: mailing.id,
      data: { enlistedUpTo, isEnlisted },
    });
  }
}

function delivery({ id, startedAt }: Mailing, subscription: string): Row<'deliveries'> {
  return { mailing: id, subscription, state: 'waiting', dueAt: startedAt, attempts: 0 };
}
