import type { Payload, Where } from 'payload';
import type { Mailing, Subscription } from '#collections/payload-types.ts';
import { insertRows, type Row } from '../database/insert-rows.ts';

const batch = 500;

/** The subscribers who had confirmed by a time. */
export function subscribersAt(time: string): Where {
  return { and: [{ status: { equals: 'active' } }, { confirmedAt: { less_than_equal: time } }] };
}

/**
 * Stores a delivery for each subscriber of a mailing, in batches: when a process dies, the next one goes on where it
 * stopped. Each delivery is stored once, however often this runs.
 */
export async function expandRecipients(payload: Payload, mailing: Mailing): Promise<void> {
  let { expandedUpTo } = mailing;
  for (let isExpanded = mailing.isExpanded; !isExpanded;) {
    const { docs } = await payload.db.find<Pick<Subscription, 'id'>>({
      collection: 'subscriptions',
      where: {
        and: [
          subscribersAt(mailing.startedAt),
          ...(expandedUpTo ? [{ id: { greater_than: expandedUpTo } }] : []),
        ],
      },
      select: { id: true },
      sort: 'id',
      limit: batch,
      pagination: false,
    });
    const deliveries = docs.map(({ id }) => delivery(mailing, id));
    await insertRows(payload, 'deliveries', deliveries);
    expandedUpTo = docs.at(-1)?.id ?? expandedUpTo;
    isExpanded = docs.length < batch;
    await payload.db.updateOne({
      collection: 'mailings',
      id: mailing.id,
      data: { expandedUpTo, isExpanded },
    });
  }
}

function delivery({ id, startedAt }: Mailing, subscription: string): Row<'deliveries'> {
  return { mailing: id, subscription, state: 'waiting', dueAt: startedAt, attempts: 0 };
}
