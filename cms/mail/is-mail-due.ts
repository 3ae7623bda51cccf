import type { Payload } from 'payload';
import { duePendingMessages } from './subscriber-queue.ts';
import { isMailingDue } from './report-queue.ts';

/** Whether there is anything to send to subscribers now. */
export async function isMailDue(payload: Payload): Promise<boolean> {
  const subscription = await payload.db.findOne({
    collection: 'subscriptions',
    where: duePendingMessages(new Date()),
  });
  return subscription !== null || isMailingDue(payload);
}
