import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { composeMessage, type PersonalMessage } from './compose-message.ts';
import { mailQueueName } from './mail-queue.ts';

/**
 * Puts an email to one person, of no list, in the mail queue. It is sent within seconds, and again for an hour as long as
 * the mail server does not take it. Until then it is stored encrypted: it may hold a link that opens an account.
 */
export async function enqueueMessage(
  payload: Payload,
  message: Omit<PersonalMessage, 'name'>,
): Promise<void> {
  const email = await composeMessage(payload, { ...message, name: `message.${randomUUID()}` });
  await payload.jobs.queue({
    task: 'sendMessage',
    queue: mailQueueName,
    input: { email: payload.encrypt(JSON.stringify(email)) },
  });
}
