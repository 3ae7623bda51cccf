import type { Payload } from 'payload';
import { findReadableRows } from '../database/find-readable.ts';
import { dueAlertMessages } from '../subscriptions/alerts/alert-store.ts';
import { duePendingMessages } from './subscriber-queue.ts';
import { isMailingDue } from './report-queue.ts';

/** Whether there is anything to send to subscribers now. */
export async function isMailDue(payload: Payload): Promise<boolean> {
  const now = new Date();
  const due = await Promise.all([
    findReadableRows(payload, {
      collection: 'subscriptions',
      where: duePendingMessages(now),
      limit: 1,
    }),
    findReadableRows(payload, {
      collection: 'price-alerts',
      where: dueAlertMessages(now),
      limit: 1,
    }),
  ]);
  return due.flat().length > 0 || isMailingDue(payload);
}
