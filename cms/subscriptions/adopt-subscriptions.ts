import type { Payload } from 'payload';
import type { Subscription } from '#collections/payload-types.ts';
import { createSigning } from './signing.ts';
import { owe } from './states.ts';

/** Asks whoever subscribed before confirmations were asked for to confirm now. */
export async function adoptSubscriptions(payload: Payload): Promise<void> {
  const { docs } = await payload.db.find<Subscription>({
    collection: 'subscriptions',
    where: { addressCode: { exists: false } },
    limit: 0,
    pagination: false,
  });
  const { addressCode } = createSigning(payload.secret);
  for (const { id, email } of docs) {
    await payload.db.updateOne({
      collection: 'subscriptions',
      id,
      data: {
        addressCode: addressCode(email),
        status: 'pending',
        ...owe('confirmation', new Date()),
      },
    });
  }
}
