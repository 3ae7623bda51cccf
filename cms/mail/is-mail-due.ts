import type { Payload } from 'payload';
import { dueLetters } from './letters.ts';
import { isMailingDue } from './reports.ts';

/** Whether there is anything to send now. */
export async function isMailDue(payload: Payload): Promise<boolean> {
  const letter = await payload.db.findOne({
    collection: 'subscriptions',
    where: dueLetters(new Date()),
  });
  return letter !== null || isMailingDue(payload);
}
