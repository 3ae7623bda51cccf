import type { Payload } from 'payload';
import { dueAlertMessages } from '../subscriptions/alerts/alert-store.ts';
import { duePendingMessages } from './subscriber-queue.ts';
import { isMailingDue } from './report-queue.ts';

/** Whether there is anything to send to subscribers now. */
export async function isMailDue(payload: Payload): Promise<boolean> {
  const now = new Date();
  const [subscription, alert] = await Promise.all([
    payload.db.findOne({ collection: 'subscriptions', where: duePendingMessages(now) }),
    payload.db.findOne({ collection: 'price-alerts', where: dueAlertMessages(now) }),
  ]);
  return subscription !== null || alert !== null || isMailingDue(payload);
}
