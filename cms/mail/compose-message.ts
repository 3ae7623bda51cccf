import type { Payload, SendEmailOptions } from 'payload';
import { readSender, toEmail } from './email.ts';
import type { Message } from './messages/message.ts';

/** A message to one person, of no list. */
export type PersonalMessage = {
  to: string;
  message: Message;
  /** Names it in its Message-ID, the same however often it is sent. */
  name: string;
};

/** The email that a message to one person is. */
export async function composeMessage(
  payload: Payload,
  { to, message, name }: PersonalMessage,
): Promise<SendEmailOptions> {
  // The component library takes 40 MB, which a process that sends nothing does not need.
  const { renderMessage } = await import('./messages/render-message.ts');
  const sender = await readSender(payload);
  const { hostname } = new URL(sender.publicUrl);
  return toEmail(await renderMessage(message, sender), {
    payload,
    sender,
    to,
    messageId: `<${name}@${hostname}>`,
  });
}
