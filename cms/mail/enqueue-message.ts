import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { readSender, toEmail } from './email.ts';
import { mailQueueName } from './mail-queue.ts';
import type { Message } from './messages/message.ts';

/**
 * Puts an email to one person, of no list, in the mail queue. It is sent within seconds, and again for an hour as long as
 * the mail server does not take it. Until then it is stored encrypted: it may hold a link that opens an account.
 */
export async function enqueueMessage(
  payload: Payload,
  { to, message }: { to: string; message: Message },
): Promise<void> {
  // The component library takes 40 MB, which a process that sends nothing does not need.
  const { renderMessage } = await import('./messages/render-message.ts');
  const sender = await readSender(payload);
  const { hostname } = new URL(sender.publicUrl);
  const email = toEmail(await renderMessage(message, sender), {
    payload,
    sender,
    to,
    messageId: `<message.${randomUUID()}@${hostname}>`,
  });
  await payload.jobs.queue({
    task: 'sendMessage',
    queue: mailQueueName,
    input: { email: payload.encrypt(JSON.stringify(email)) },
  });
}
